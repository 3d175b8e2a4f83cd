//! Runs the program.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// What the program did.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strongpoint"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs it to its end with this input.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = command(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may leave before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs it to its end without input.
pub(crate) fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// Runs it and expects success.
pub(crate) fn good(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}");
    ran.out
}

/// Runs it and expects one line on stderr and this exit code.
pub(crate) fn bad(args: &[&str], code: i32) -> String {
    let ran = run(args);
    assert_eq!(ran.code, code, "{args:?}: {ran:?}");
    assert_eq!(ran.err.lines().count(), 1, "{args:?}: {}", ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    ran.err
}

/// A file or folder for one test alone.
pub(crate) fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The path as text.
pub(crate) fn text(path: &std::path::Path) -> &str {
    path.to_str().unwrap()
}

/// A protocol session.
pub(crate) struct Session {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Session {
    pub(crate) fn new(args: &[&str]) -> Session {
        let mut child = command(args).spawn().unwrap();
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Session { child, stdin, stdout }
    }

    /// Sends bytes as a line and gives the answer.
    pub(crate) fn send(&mut self, line: &[u8]) -> Value {
        self.stdin.write_all(line).unwrap();
        self.stdin.write_all(b"\n").unwrap();
        self.stdin.flush().unwrap();
        let mut answer = String::new();
        self.stdout.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer)
            .unwrap_or_else(|_| panic!("{answer:?} to {:?}", String::from_utf8_lossy(line)))
    }

    /// Asks something.
    pub(crate) fn ask(&mut self, request: Value) -> Value {
        self.send(request.to_string().as_bytes())
    }

    /// Ends the input and gives the exit code.
    pub(crate) fn end(self) -> i32 {
        let Session { mut child, stdin, .. } = self;
        drop(stdin);
        child.wait().unwrap().code().unwrap_or(-1)
    }
}
