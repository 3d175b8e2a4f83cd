//! The title by itself.

use siege_bot::SiegeBots;
use siege_look::SiegeLook;

screen::alone!(SiegeLook, SiegeBots);
