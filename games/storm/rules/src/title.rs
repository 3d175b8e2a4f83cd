//! The title: its scenario and options, its packs, its positions.

use kernel::{
    Catalogue, Declared, Declares, Faults, OptionSpec, Options, Pack, Row, Schemas, Sink, Things,
    Title, TitleInfo, Version,
};

use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Impulse, Play, Stage, State, Step};
use crate::position::{self, Position};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::sums::{Sum, Term};
use crate::{Sides, Storm};
use crate::{setup, spelling, versions};

impl Title for Storm {
    const INFO: TitleInfo = TitleInfo {
        id: "storm",
        version: versions::NEWEST,
        changes: versions::CHANGES,
        scenarios: &["standard"],
        options: &[OptionSpec { key: "bidding", values: &["no", "yes"] }],
        sides: &["french", "vietminh"],
    };

    fn packs() -> Vec<Pack> {
        vec![setup::embedded()]
    }

    fn load_version(
        version: Version,
        pack: &Pack,
        _: &str,
        options: &Options,
    ) -> Result<Storm, Faults> {
        let components = setup::load(pack)?;
        let sides = if options.get("bidding") == "yes" { Sides::BidFor } else { Sides::Given };
        Ok(Storm { version, ..Storm::new(components, sides) })
    }

    fn lay_out<S: Sink<Storm>>(&self, text: &str, sink: &mut S) -> Result<State, Faults> {
        position::read(&self.components, text).map(|position| self.at(position, sink))
    }

    fn write_position(&self, state: &State) -> String {
        let mut board = state.board.clone();
        board.out_of_supply = Default::default();
        board.lost_now = Default::default();
        let position = Position {
            turn: state.turn,
            to_move: state.impulse_side().unwrap_or(Side::VietMinh),
            board,
            cards: state.cards,
            french_passed: state.french_passed,
            needs: state.needs,
            sides: state.sides,
            bids: state.bids,
            last_attack: state.last_attack,
        };
        position::write(&self.components, &position)
    }

    fn messages() -> Vec<Declared> {
        let all = [
            No::declared(),
            Event::declared(),
            Prompt::declared(),
            Choice::declared(),
            Ask::declared(),
            Sum::declared(),
            Term::declared(),
        ];
        all.concat()
    }

    const ROWS: &'static [Row] = spelling::ROWS;

    fn things(&self) -> Vec<Things> {
        spelling::things(self)
    }

    fn catalogue(&self) -> Catalogue {
        spelling::catalogue(self)
    }

    fn schemas() -> Schemas {
        spelling::schemas()
    }

    fn draw_classes(&self, state: &State) -> Vec<String> {
        spelling::draw_classes(state)
    }
}

impl Storm {
    /// The state at the start of an impulse in a position.
    fn at<S: Sink<Storm>>(&self, position: Position, sink: &mut S) -> State {
        let Position {
            turn,
            to_move,
            board,
            cards,
            french_passed,
            needs,
            sides,
            bids,
            last_attack,
        } = position;
        let mut state = State {
            turn,
            sides,
            bids,
            needs,
            board,
            cards,
            french_passed,
            last_attack,
            steps: Default::default(),
        };
        let mut play = Play { rules: self, state: &mut state, sink };
        play.push(Step::Impulse(Impulse { side: to_move, stage: Stage::Choose }));
        play.advance();
        state
    }
}
