//! The title by itself.

use company_bot::CompanyBots;
use company_look::CompanyLook;

screen::alone!(CompanyLook, CompanyBots);
