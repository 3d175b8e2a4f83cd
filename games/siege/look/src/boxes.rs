//! The French displays as panels: aircraft, cargo, guns and reinforcements in their boxes. A piece is put in
//! a box by a click on both, by the list of choices, or by dragging it there.

use askama::Template;
use kernel::Fact;
use siege::board::{AirBox, Board, GunBox, Place};
use siege::components::Airfield;
use siege::flow::Step;
use siege::sets::{AircraftSet, MarkerSet, UnitSet};

use crate::svg::Thing;
use look::say::{Html, Say};
use look::{Boxed, Scenery};

/// What a page calls a box: its key, and the id of its name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Label {
    pub(crate) key: &'static str,
    pub(crate) name: &'static str,
}

impl Label {
    /// Of a place that is no box of a display.
    const NONE: Label = Label { key: "", name: "" };
    const READY: Label = Label { key: "box/ready", name: "siege-map-box-ready" };
    const AVAILABLE: Label = Label { key: "box/available", name: "siege-map-box-available" };
}

/// What a page calls a box of aircraft.
pub(crate) const fn air_label(air_box: AirBox) -> Label {
    let (key, name) = match air_box {
        AirBox::Reserve => ("box/air-reserve", "siege-map-box-air-reserve"),
        AirBox::Tactical => ("box/air-tactical", "siege-map-box-tactical"),
        AirBox::BaseAttack => ("box/air-base", "siege-map-box-base"),
        AirBox::Counterbattery => ("box/air-counterbattery", "siege-map-box-counterbattery"),
        AirBox::FlakSuppression => ("box/air-flak", "siege-map-box-flak"),
        AirBox::Abort => ("box/air-abort", "siege-map-box-abort"),
        AirBox::CargoUnit => ("box/cargo-unit", "siege-map-box-cargo-unit"),
        AirBox::CargoArtillery => ("box/cargo-ammunition", "siege-map-box-cargo-ammunition"),
        AirBox::CargoGp => ("box/cargo-gp", "siege-map-box-cargo-gp"),
        AirBox::Available => return Label::AVAILABLE,
        AirBox::Aside | AirBox::Returns(_) | AirBox::Eliminated => return Label::NONE,
    };
    Label { key, name }
}

/// What a page calls a box of Impact markers.
pub(crate) const fn gun_label(gun_box: GunBox) -> Label {
    let (key, name) = match gun_box {
        GunBox::Reserve => ("box/gun-reserve", "siege-map-box-gun-reserve"),
        GunBox::Counterbattery => ("box/gun-counterbattery", "siege-map-box-counterbattery"),
        GunBox::FlakSuppression => ("box/gun-flak", "siege-map-box-flak"),
        GunBox::CloseSupport => ("box/gun-tactical", "siege-map-box-close-support"),
        GunBox::Absent => return Label::NONE,
    };
    Label { key, name }
}

/// A piece in a box.
struct Piece<'a> {
    boxed: Boxed<'a>,
    /// A piece it carries.
    cargo: Option<Html>,
}

/// A box of a display.
struct Shelf<'a> {
    key: &'static str,
    name: String,
    note: String,
    class: &'static str,
    pieces: Vec<Piece<'a>>,
    /// Whether a piece can be put here.
    is_open: bool,
}

impl Shelf<'_> {
    /// Its classes: something can be put into it, nothing is in it.
    fn classes(&self) -> String {
        let drop = if self.key.is_empty() { "" } else { " drop" };
        let none = if self.pieces.is_empty() { " none" } else { "" };
        format!("mbox {}{drop}{none}", self.class)
    }
}

/// Boxes that belong together.
struct Display<'a> {
    name: String,
    shelves: Vec<Shelf<'a>>,
}

#[derive(Template)]
#[template(path = "boxes.html")]
struct Panel<'a> {
    say: Say<'a>,
    displays: Vec<Display<'a>>,
    preview: String,
}

/// The panel.
pub(crate) fn boxes(scenery: &Scenery<'_, '_, crate::SiegeLook>) -> Html {
    let Scenery { at, view, .. } = *scenery;
    let board = &view.state.board;
    let make = Maker { scenery, board, say: at.say };
    let to_place = make.to_place();
    let usual = [make.air(), make.cargo(), make.guns(), make.reinforcements()];
    let panel = Panel {
        say: at.say,
        displays: to_place.into_iter().chain(usual).collect(),
        preview: at.path("/odds"),
    };
    Html(panel.to_string())
}

struct Maker<'a, 's> {
    scenery: &'a Scenery<'a, 's, crate::SiegeLook>,
    board: &'a Board,
    say: Say<'a>,
}

impl<'a> Maker<'a, '_> {
    /// While the French are placed: who is still to come (29.0).
    fn to_place(&self) -> Option<Display<'a>> {
        let Some(Step::Place(placing)) = self.scenery.view.state.steps.last() else {
            return None;
        };
        let waiting = placing.units.iter().filter(|unit| self.board.space_of(*unit).is_none());
        let pieces = self.units(waiting.collect());
        let name = self.say.n("siege-map-box-to-place", pieces.len());
        let (key, note, class) = ("", String::new(), "wide");
        let shelf = Shelf { key, name, note, class, pieces, is_open: false };
        Some(Display { name: self.say.t("siege-map-display-to-place"), shelves: vec![shelf] })
    }

    fn air(&self) -> Display<'a> {
        let mut shelves = vec![
            self.flown(AirBox::Reserve),
            self.flown(AirBox::Tactical),
            self.flown(AirBox::BaseAttack),
            self.flown(AirBox::Counterbattery),
            self.flown(AirBox::FlakSuppression),
            self.flown(AirBox::Abort),
        ];
        for turn in 1..=self.scenery.rules.components.setup.turns {
            let away = self.board.aircraft_in(AirBox::Returns(turn));
            if !away.is_empty() {
                let name = self.say.n("siege-map-box-returns", usize::from(turn));
                let pieces = self.aircraft(away);
                shelves.push(Shelf {
                    key: "",
                    name,
                    note: String::new(),
                    class: "",
                    pieces,
                    is_open: false,
                });
            }
        }
        let spotter =
            if self.has_airfield() { "siege-map-spotter" } else { "siege-map-no-spotter" };
        let name =
            self.say.with("siege-map-display-air", &[("spotter", Fact::Text(self.say.t(spotter)))]);
        Display { name, shelves }
    }

    /// Whether an airfield is functional and French (24.8).
    fn has_airfield(&self) -> bool {
        let rows = &self.scenery.rules.components.airfields;
        Airfield::BOTH.into_iter().any(|airfield| {
            let spaces = rows.iter().find(|row| row.airfield == airfield).map(|row| row.spaces);
            self.board.is_functional(airfield)
                && spaces.is_some_and(|spaces| !spaces.meets(self.board.vietminh_control))
        })
    }

    /// Whether a piece can be put in a box now.
    fn is_open(&self, key: &str) -> bool {
        !self.scenery.question.of_key(key).is_empty()
    }

    fn cargo(&self) -> Display<'a> {
        Display {
            name: self.say.t("siege-map-display-cargo"),
            shelves: vec![
                self.flown(AirBox::CargoUnit),
                self.flown(AirBox::CargoArtillery),
                self.flown(AirBox::CargoGp),
            ],
        }
    }

    fn guns(&self) -> Display<'a> {
        Display {
            name: self.say.t("siege-map-display-guns"),
            shelves: vec![
                self.trained(GunBox::Reserve),
                self.trained(GunBox::Counterbattery),
                self.trained(GunBox::FlakSuppression),
                self.trained(GunBox::CloseSupport),
            ],
        }
    }

    fn reinforcements(&self) -> Display<'a> {
        let shelf = |Label { key, name }, place: Place| {
            let mut pieces = self.units(self.board.all_units(place));
            if place == Place::Available {
                pieces.extend(self.aircraft(self.board.aircraft_in(AirBox::Available)));
            }
            let name = self.say.t(name);
            Shelf { key, name, note: String::new(), class: "wide", pieces, is_open: false }
        };
        Display {
            name: self.say.t("siege-map-display-reinforcements"),
            shelves: vec![
                shelf(Label::READY, Place::Ready),
                shelf(Label::AVAILABLE, Place::Available),
            ],
        }
    }

    /// A box of aircraft, with what it will roll or carry.
    fn flown(&self, air_box: AirBox) -> Shelf<'a> {
        let Label { key, name } = air_label(air_box);
        let aircraft = self.board.aircraft_in(air_box);
        let rows = &self.scenery.rules.components.aircraft;
        let sum = |value: fn(&siege::components::AircraftRow) -> u8| -> usize {
            aircraft.iter().map(|one| usize::from(value(&rows[one.slot()]))).sum()
        };
        let dice = sum(|row| row.strength);
        let note = match air_box {
            _ if aircraft.is_empty() => String::new(),
            AirBox::Tactical
            | AirBox::BaseAttack
            | AirBox::Counterbattery
            | AirBox::FlakSuppression => self.say.n("siege-map-dice", dice),
            AirBox::CargoArtillery | AirBox::CargoGp => {
                self.say.n("siege-map-points", sum(|row| row.supply_capacity))
            }
            AirBox::Aside
            | AirBox::Available
            | AirBox::Reserve
            | AirBox::CargoUnit
            | AirBox::Abort
            | AirBox::Returns(_)
            | AirBox::Eliminated => String::new(),
        };
        let class = if matches!(air_box, AirBox::Reserve) { "wide" } else { "" };
        let (name, pieces) = (self.say.t(name), self.aircraft(aircraft));
        Shelf { key, name, note, class, pieces, is_open: self.is_open(key) }
    }

    /// A box of Impact markers, with what it fires.
    fn trained(&self, gun_box: GunBox) -> Shelf<'a> {
        let Label { key, name } = gun_label(gun_box);
        let markers = self.board.markers_in(gun_box);
        let rows = &self.scenery.rules.components.markers;
        let factors: usize = markers.iter().map(|one| usize::from(rows[one.slot()].value)).sum();
        let note = match gun_box {
            _ if markers.is_empty() => String::new(),
            GunBox::Counterbattery | GunBox::FlakSuppression | GunBox::CloseSupport => {
                let per = usize::from(self.scenery.rules.components.tables.costs.factors_per_point);
                let facts =
                    [("n", factors.into()), ("points", factors.div_ceil(per.max(1)).into())];
                self.say.with("siege-map-factors", &facts)
            }
            GunBox::Absent | GunBox::Reserve => String::new(),
        };
        let class = if matches!(gun_box, GunBox::Reserve) { "wide" } else { "" };
        let (name, pieces) = (self.say.t(name), self.markers(markers));
        Shelf { key, name, note, class, pieces, is_open: self.is_open(key) }
    }

    fn aircraft(&self, aircraft: AircraftSet) -> Vec<Piece<'a>> {
        let piece = |one| {
            let mut piece = self.piece(Thing::Aircraft(one))?;
            let passenger = self.board.all_units(Place::Aboard(one)).first();
            piece.cargo = passenger
                .and_then(|unit| self.piece(Thing::Unit(unit)))
                .map(|passenger| passenger.boxed.picture);
            Some(piece)
        };
        aircraft.iter().filter_map(piece).collect()
    }

    fn markers(&self, markers: MarkerSet) -> Vec<Piece<'a>> {
        markers.iter().filter_map(|one| self.piece(Thing::Marker(one))).collect()
    }

    fn units(&self, units: UnitSet) -> Vec<Piece<'a>> {
        units.iter().filter_map(|one| self.piece(Thing::Unit(one))).collect()
    }

    fn piece(&self, thing: Thing) -> Option<Piece<'a>> {
        let Scenery { sheet, lit, question, .. } = *self.scenery;
        let key = thing.key();
        let picture = sheet.counter(self.board, &key, lit)?;
        let name = sheet.piece_name(thing, self.board);
        Some(Piece { boxed: Boxed::new(key, picture, name, question), cargo: None })
    }
}
