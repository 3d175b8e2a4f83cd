//! How long things took, for people.

use std::time::Duration;

/// `48 s` or `12 min 3 s`.
pub(crate) fn told(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds / 60 {
        0 => format!("{seconds} s"),
        minutes => format!("{minutes} min {} s", seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_told_from_sixty_seconds_on() {
        let told = [0, 59, 60, 723].map(|seconds| told(Duration::from_secs(seconds)));
        assert_eq!(told, ["0 s", "59 s", "1 min 0 s", "12 min 3 s"]);
    }
}
