//! Numbers that are not whole, in the format of each language.

use kernel::odds::Ratio;

use crate::words::Words;

impl Words {
    /// A chance in percent with one decimal: "41.7%", "41,7 %".
    pub fn percent(&self, chance: Ratio) -> String {
        let permille = chance.permille();
        self.parts("ui-percent", "", i64::from(permille / 10), i64::from(permille % 10))
    }

    /// Thousandths with one decimal, rounded to the nearest: "3.4", "3,4".
    pub fn decimal(&self, thousandths: i64) -> String {
        let tenths = (thousandths.unsigned_abs().saturating_add(50) / 100) as i64;
        let sign = if thousandths < 0 && tenths > 0 { "−" } else { "" };
        self.parts("ui-decimal", sign, tenths / 10, tenths % 10)
    }

    fn parts(&self, id: &str, sign: &str, whole: i64, tenth: i64) -> String {
        self.own(id, &[("whole", format!("{sign}{whole}")), ("tenth", tenth.to_string())])
    }

    /// One text when both ends read the same, else a range.
    pub(crate) fn range(&self, least: String, most: String) -> String {
        if least == most {
            return least;
        }
        self.own("ui-range", &[("least", least), ("most", most)])
    }

    /// An amount with its sign: "+7", "−2", "+0".
    pub fn signed(amount: i64) -> String {
        if amount < 0 { format!("−{}", amount.unsigned_abs()) } else { format!("+{amount}") }
    }
}
