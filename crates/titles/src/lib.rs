//! The registry of titles.
//!
//! A title is added by one line in the list below. From that line come its place in [`ALL`], its variants of
//! [`AnyRules`] and [`AnyView`], and [`with_rules!`], [`with_view!`] and [`with_title!`], by which generic
//! code is called for whichever title it is. Nothing else outside a title's own crate names titles, except where views
//! are drawn and bots are written.

mod registry;

pub use registry::Listed;

registry::registry! { ($)
    Storm: storm::Storm, storm_bot::StormBots,
    Siege: siege::Siege, siege_bot::SiegeBots,
    Tonkin: tonkin::Tonkin, tonkin_bot::TonkinBots,
    Company: company::Company, company_bot::CompanyBots,
}

mod load;

pub use load::{Loaded, Wanted, find};

#[cfg(test)]
mod tests;
