//! X11: the option switches of a game.

use kernel::{OptionSpec, Options};

/// S-22: what White Star re-rolls in an assault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AssaultReroll {
    /// The dice that did not kill, if he likes.
    #[default]
    Misses,
    /// Each six once more.
    Sixes,
    /// All dice, if he likes; the second roll stands.
    All,
}

/// The switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// S-14: a peasant picked by a double 1 saves.
    pub peasant_saves: bool,
    /// S-22.
    pub assault_reroll: AssaultReroll,
    /// S-07: every third square is trapped.
    pub(crate) booby_repeat: bool,
    /// X4.7: the ring lies face down.
    pub hidden_loop: bool,
    /// S-04: the player picks how many counters go.
    pub(crate) countdown_chosen: bool,
    /// S-12: down and veteran, short and raw add up.
    pub(crate) save_modifiers_stack: bool,
    /// S-11: only a leader who stands alone has his +1.
    pub leader_base: bool,
    /// X8.5: peasants flee.
    pub(crate) peasants_flee: bool,
    /// X3.9: sides are bid for.
    pub(crate) bid_for_sides: bool,
}

impl Default for Switches {
    fn default() -> Switches {
        Switches {
            peasant_saves: true,
            assault_reroll: AssaultReroll::Misses,
            booby_repeat: false,
            hidden_loop: false,
            countdown_chosen: false,
            save_modifiers_stack: false,
            leader_base: false,
            peasants_flee: false,
            bid_for_sides: false,
        }
    }
}

/// The options of the title: the switches of X11, then map and lists (X3).
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "peasant_double1_save", values: &["yes", "no"] },
    OptionSpec { key: "assault_reroll", values: &["misses", "sixes", "all"] },
    OptionSpec { key: "booby_repeat", values: &["no", "yes"] },
    OptionSpec { key: "hidden_loop", values: &["no", "yes"] },
    OptionSpec { key: "countdown_mode", values: &["roll", "choose"] },
    OptionSpec { key: "save_modifiers_stack", values: &["no", "yes"] },
    OptionSpec { key: "leader_save", values: &["unit", "leader_base"] },
    OptionSpec { key: "peasants_flee", values: &["no", "yes"] },
    OptionSpec { key: "bid_for_sides", values: &["no", "yes"] },
    OptionSpec { key: "map", values: &[] },
    OptionSpec { key: "map_seed", values: &[] },
    OptionSpec { key: "white_star", values: &[] },
    OptionSpec { key: "communist", values: &[] },
];

impl Switches {
    /// The switches of a game's options.
    pub(crate) fn of(options: &Options) -> Switches {
        let yes = |key| options.get(key) == "yes";
        Switches {
            peasant_saves: options.get("peasant_double1_save") != "no",
            assault_reroll: match options.get("assault_reroll") {
                "sixes" => AssaultReroll::Sixes,
                "all" => AssaultReroll::All,
                _ => AssaultReroll::Misses,
            },
            booby_repeat: yes("booby_repeat"),
            hidden_loop: yes("hidden_loop"),
            countdown_chosen: options.get("countdown_mode") == "choose",
            save_modifiers_stack: yes("save_modifiers_stack"),
            leader_base: options.get("leader_save") == "leader_base",
            peasants_flee: yes("peasants_flee"),
            bid_for_sides: yes("bid_for_sides"),
        }
    }
}
