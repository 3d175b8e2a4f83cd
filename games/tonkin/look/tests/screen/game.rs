//! The title by itself.

use tonkin_bot::TonkinBots;
use tonkin_look::TonkinLook;

screen::alone!(TonkinLook, TonkinBots);
