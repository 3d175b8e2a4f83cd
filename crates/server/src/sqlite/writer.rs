//! The one thread that writes. What is handed in while the disk is busy is written together afterwards: one
//! transaction, one full sync, and then everybody gets his receipt.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};

use rusqlite::{Connection, TransactionBehavior};

use crate::storage::{Receipt, Result, StorageError};

/// How much is written together at most.
const TOGETHER: usize = 64;

/// Something to be written. It gives what tells whoever handed it in, once it is known whether all is on disk.
type Job = Box<dyn FnOnce(&Connection) -> Written + Send>;

/// What was done in the transaction.
struct Written {
    /// Whether it stays in it.
    is_kept: bool,
    tell: Box<dyn FnOnce(Result<()>) + Send>,
}

/// What hands in to the thread that writes.
#[derive(Debug)]
pub(super) struct Writer(Sender<Job>);

impl Writer {
    /// Begins to write through this connection. The thread ends when nobody can hand in any more.
    pub(super) fn new(connection: Connection) -> Result<Writer> {
        let (jobs, handed_in) = mpsc::channel();
        let thread = std::thread::Builder::new().name("storage".to_owned());
        thread
            .spawn(move || write_all(connection, &handed_in))
            .map_err(|error| StorageError::Failed(error.to_string()))?;
        Ok(Writer(jobs))
    }

    /// Hands in something to be written, whole or not at all.
    pub(super) fn hand_in<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Receipt<T> {
        let (hand, receipt) = Receipt::handed_in();
        let job = Box::new(move |connection: &Connection| {
            let done = work(connection);
            let is_kept = done.is_ok();
            Written { is_kept, tell: Box::new(move |all| hand.give(all.and(done))) }
        });
        // If the thread has gone the job goes too, and the receipt says so.
        let _ = self.0.send(job);
        receipt
    }
}

fn write_all(mut connection: Connection, handed_in: &Receiver<Job>) {
    while let Ok(first) = handed_in.recv() {
        let more = std::iter::from_fn(|| handed_in.try_recv().ok());
        let group: Vec<Job> = std::iter::once(first).chain(more.take(TOGETHER - 1)).collect();
        write_group(&mut connection, group);
    }
}

/// Writes a group. What fails is taken out of it; if the disk fails, all of it has failed.
fn write_group(connection: &mut Connection, group: Vec<Job>) {
    let mut told = Vec::new();
    let written = connection
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .and_then(|transaction| {
            for job in group {
                transaction.execute_batch("SAVEPOINT one")?;
                // One that panics never gives its receipt.
                let done = catch_unwind(AssertUnwindSafe(|| job(&transaction))).ok();
                if done.as_ref().is_none_or(|written| !written.is_kept) {
                    transaction.execute_batch("ROLLBACK TO one")?;
                }
                transaction.execute_batch("RELEASE one")?;
                told.extend(done.map(|written| written.tell));
            }
            transaction.commit()
        })
        .map_err(StorageError::from);
    for tell in told {
        tell(written.clone());
    }
}
