//! The map as sets of hexes, and the hexsides that traces may cross.

use crate::components::{
    Colour, Community, CommunityRow, Components, Country, Direction, HEXES, Hex, HexRow, Kind, Map,
    River, RiverHere, Side, Size, Terrain, TerrainChart, TrainingRow, Width, Zone,
};
use crate::sets::{Around as _, HexSet};

/// The hexes that can be left over each hexside: bit by bit for the six directions.
pub type Open = [HexSet; 6];

/// The map as sets of hexes.
#[derive(Clone, Debug, Default)]
pub struct Ground {
    /// The hexes of the game: all of them but in Na San.
    pub in_play: HexSet,
    /// Hexes land units may stand in.
    pub land: HexSet,
    /// The islands (T-31).
    pub islands: HexSet,
    /// Coastal hexes, islands included.
    pub coast: HexSet,
    /// Hexes with a major river.
    pub major: HexSet,
    /// Hexes in China.
    pub china: HexSet,
    /// Hexes in Vietnam.
    pub vietnam: HexSet,
    /// Hexes in Laos.
    pub laos: HexSet,
    /// Hexes of each [`Terrain`].
    pub terrain: [HexSet; 4],
    /// Hexes of each [`Zone`].
    pub zone: [HexSet; 2],
    /// Hexes in Vietnam on or west of the Red River.
    pub(crate) west_of_red: HexSet,
    /// Hexes that touch Vietnam.
    pub(crate) touches_vietnam: HexSet,
    /// Hexes that touch Laos.
    pub(crate) touches_laos: HexSet,
    /// Where ZoC of a side may go at all (1.3).
    pub zoc_admitted: [HexSet; 2],
    /// Communities, and those of each colour: blue, red.
    pub communities: HexSet,
    /// Communities whose name is blue.
    pub blue: HexSet,
    /// Communities whose name is red.
    pub red: HexSet,
    /// Villages.
    pub(crate) villages: HexSet,
    /// VP-Hexes.
    pub vp_hexes: HexSet,
    /// Airstrips.
    pub airstrips: HexSet,
    /// Harbors on the map.
    pub(crate) harbours: HexSet,
    /// Supply Centers of each side.
    pub supply_centres: [HexSet; 2],
    /// VM Supply Centers from which trucks and motorized replacements come: those in China (2.2, 3.4).
    pub(crate) truck_sources: HexSet,
    /// Whether VM Supply Centers work only while VM-occupied (Na San).
    pub must_hold_centres: bool,
    /// Whether some hexsides between land hexes are closed (1.4).
    pub(crate) has_closed_hexsides: bool,
    /// Mobilization Centers.
    pub(crate) mobilization: HexSet,
    /// Hexes with a printed road.
    pub roads: HexSet,
    /// Hexsides a trace over land may cross (1.4).
    pub(crate) open_land: Open,
    /// Hexsides a printed road crosses.
    pub(crate) open_road: Open,
    /// Hexsides a DNA may cross along a major river (3.6).
    pub open_river: Open,
    /// Hexsides a DNA may cross along the coast (3.6).
    pub open_coast: Open,
    /// The Vietnamese Mobilization Centers.
    pub centres: Vec<(Community, Hex)>,
    /// The communities of the Highlands.
    pub highland_places: Vec<(Community, Hex)>,
    /// For each community the land within the reach of a Mobilization Center (2.4), whoever is there.
    near: Vec<HexSet>,
    vp: Vec<u8>,
    community: Vec<Option<Community>>,
    arms: Vec<Vec<(Direction, Width)>>,
}

/// The part of the map that is played on.
#[derive(Clone, Copy, Debug)]
struct Played<'a> {
    map: &'a Map,
    in_play: HexSet,
}

impl Played<'_> {
    fn hexes(&self, test: impl Fn(&HexRow) -> bool) -> HexSet {
        let rows = self.map.hexes.iter().filter(|row| self.in_play.has(row.hex) && test(row));
        rows.map(|row| row.hex).collect()
    }

    fn places(&self, test: impl Fn(&CommunityRow) -> bool) -> HexSet {
        let rows = self.map.communities.iter();
        let rows = rows.filter(|row| self.in_play.has(row.hex) && test(row));
        rows.map(|row| row.hex).collect()
    }

    fn hexsides(&self, test: impl Fn(&HexRow, Direction, &HexRow) -> bool) -> Open {
        let in_play = |row: &HexRow| self.in_play.has(row.hex);
        open_where(self.map, |a, d, b| in_play(a) && in_play(b) && test(a, d, b))
    }
}

impl Ground {
    /// Sorts the hexes of the map, or of the area of play of Na San.
    pub(crate) fn of(components: &Components, training: Option<&TrainingRow>) -> Ground {
        let map = &components.map;
        let in_play = match training {
            Some(training) => training.area.iter().copied().collect(),
            None => Hex::all().collect::<HexSet>(),
        };
        let played = Played { map, in_play };
        let mut ground = Ground {
            in_play,
            vp: per_hex(map, |row| {
                row.community.map_or(0, |place| map.communities[place.index()].vp)
            }),
            community: per_hex(map, |row| row.community),
            arms: per_hex(map, |row| arms(map, row)),
            ..Ground::default()
        };
        ground.sort_hexes(&played, &components.tables.terrain);
        ground.sort_places(&played);
        ground.find_centres(components, training);
        ground.list_communities(map, components.tables.limits.mobilization_range);
        ground.open_hexsides(&played);
        ground
    }

    fn sort_hexes(&mut self, played: &Played<'_>, chart: &TerrainChart) {
        let of_country = |country: Country| played.hexes(|row| row.country == country);
        self.land = played.hexes(is_land);
        self.islands = played.hexes(|row| row.kind == Kind::Island);
        self.coast = played.hexes(|row| row.coastal);
        let is_major = |here: &RiverHere| width(played.map, here.river) == Width::Major;
        self.major = played.hexes(|row| row.rivers.iter().any(is_major));
        self.china = of_country(Country::China);
        self.vietnam = of_country(Country::Vietnam);
        self.laos = of_country(Country::Laos);
        self.terrain =
            Terrain::ALL.map(|terrain| played.hexes(|row| is_land(row) && row.terrain == terrain));
        self.zone =
            [Zone::Delta, Zone::Highlands].map(|zone| played.hexes(|row| row.zone == Some(zone)));
        self.west_of_red = played.hexes(|row| row.west_of_red);
        self.touches_vietnam = played.hexes(|row| row.touches_vietnam);
        self.touches_laos = played.hexes(|row| row.touches_laos);
        self.roads = played.hexes(|row| !row.roads.is_empty());
        let blocks = |row: &HexRow| is_land(row) && chart.row(row.terrain).blocks_french_zoc;
        let not_china = played.hexes(|row| row.country != Country::China);
        self.zoc_admitted = [not_china.minus(played.hexes(blocks)), not_china];
    }

    fn sort_places(&mut self, played: &Played<'_>) {
        self.communities = played.places(|_| true);
        self.blue = played.places(|row| row.colour == Colour::Blue);
        self.red = played.places(|row| row.colour == Colour::Red);
        self.villages = played.places(|row| row.size == Size::Village);
        self.vp_hexes = played.places(|row| row.vp > 0);
        self.airstrips = played.places(|row| row.airstrip);
        self.harbours = played.places(|row| row.harbour);
        self.mobilization = played.places(|row| row.mobilization);
        self.supply_centres =
            Side::BOTH.map(|side| played.places(|row| row.supply_centre == Some(side)));
    }

    /// Where VM trucks come from; Na San has VM Supply Centers of its own.
    fn find_centres(&mut self, components: &Components, training: Option<&TrainingRow>) {
        let own = &mut self.supply_centres[Side::VietMinh as usize];
        self.truck_sources = own.and(self.china);
        self.must_hold_centres = training.is_some();
        if let Some(training) = training {
            let centres = training.supply_centres.iter();
            self.truck_sources = centres.map(|place| components.community(*place).hex).collect();
            *own = self.truck_sources;
        }
    }

    fn list_communities(&mut self, map: &Map, range: u8) {
        let listed = |hexes: HexSet| -> Vec<(Community, Hex)> {
            let rows = (0..).map(Community).zip(&map.communities);
            let found = rows.filter(|(_, row)| hexes.has(row.hex));
            found.map(|(place, row)| (place, row.hex)).collect()
        };
        self.centres = listed(self.mobilization.and(self.vietnam));
        self.highland_places = listed(self.zone[Zone::Highlands as usize]);
        let land = self.land;
        let near = map.communities.iter().map(|row| {
            let from = HexSet::one(row.hex).and(land);
            (0..range).fold(from, |near, _| near.or(near.neighbours().and(land)))
        });
        self.near = near.collect();
    }

    fn open_hexsides(&mut self, played: &Played<'_>) {
        let map = played.map;
        self.has_closed_hexsides = !map.closed_hexsides.is_empty();
        self.open_land = played.hexsides(|a, d, b| {
            let closed = is_closed(map, a.hex, d) || is_closed(map, b.hex, d.opposite());
            is_land(a) && is_land(b) && !closed
        });
        self.open_road = played.hexsides(|a, d, _| a.roads.has(d));
        self.open_river =
            played.hexsides(|a, d, b| has_major(map, a, d) && has_major(map, b, d.opposite()));
        self.open_coast = played.hexsides(|a, _, b| a.coastal && b.coastal);
    }

    /// The number of a VP-Hex; 0 elsewhere.
    pub fn vp(&self, hex: Hex) -> u8 {
        self.vp[hex.index()]
    }

    /// The land within the reach of a Mobilization Center of a community (2.4), whoever is there.
    pub fn near(&self, community: Community) -> &HexSet {
        &self.near[community.index()]
    }

    /// The community of a hex.
    pub fn community(&self, hex: Hex) -> Option<Community> {
        self.community[hex.index()]
    }

    /// The terrain of a land hex; rough on the islands (T-31).
    pub fn terrain(&self, hex: Hex) -> Terrain {
        let found =
            Terrain::ALL.into_iter().find(|terrain| self.terrain[*terrain as usize].has(hex));
        found.unwrap_or(Terrain::Rough)
    }

    /// The arms of the rivers in a hex: the hexsides they cross, counter-clockwise from the east (6.9).
    pub fn arms(&self, hex: Hex) -> &[(Direction, Width)] {
        &self.arms[hex.index()]
    }
}

fn is_land(row: &HexRow) -> bool {
    row.kind == Kind::Land
}

fn per_hex<T: Clone + Default>(map: &Map, value: impl Fn(&HexRow) -> T) -> Vec<T> {
    let mut values = vec![T::default(); HEXES];
    map.hexes.iter().for_each(|row| values[row.hex.index()] = value(row));
    values
}

/// The hexes that can be left over each hexside where a test holds.
fn open_where(map: &Map, test: impl Fn(&HexRow, Direction, &HexRow) -> bool) -> Open {
    Direction::ALL.map(|direction| {
        let from = map.hexes.iter().filter(|a| {
            let b = a.hex.neighbour(direction).map(|hex| &map.hexes[hex.index()]);
            b.is_some_and(|b| test(a, direction, b))
        });
        from.map(|row| row.hex).collect()
    })
}

fn is_closed(map: &Map, hex: Hex, direction: Direction) -> bool {
    map.closed_hexsides.contains(&(hex, direction))
}

fn width(map: &Map, river: River) -> Width {
    map.rivers[usize::from(river.0)].width
}

fn has_major(map: &Map, row: &HexRow, direction: Direction) -> bool {
    let mut rivers = row.rivers.iter();
    rivers.any(|here| width(map, here.river) == Width::Major && here.sides.has(direction))
}

fn arms(map: &Map, row: &HexRow) -> Vec<(Direction, Width)> {
    let mut arms: Vec<(Direction, Width)> = row
        .rivers
        .iter()
        .flat_map(|here| here.sides.iter().map(|side| (side, width(map, here.river))))
        .collect();
    arms.sort();
    arms
}
