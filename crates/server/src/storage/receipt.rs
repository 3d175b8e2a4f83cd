//! What whoever hands something in gets for it: it comes when the thing is done, and a write is on disk.

use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker, ready};
use std::thread::{self, Thread};

use tokio::sync::oneshot;

use super::{Result, StorageError};

/// What comes of something that was handed in. Tasks await it; threads that may block [`Receipt::wait`] for it.
#[derive(Debug)]
#[must_use = "it is not known to be done before its receipt comes"]
pub struct Receipt<T>(oneshot::Receiver<Result<T>>);

/// What a storage gives receipts with.
#[derive(Debug)]
pub struct Hand<T>(oneshot::Sender<Result<T>>);

impl<T> Hand<T> {
    /// Gives the receipt. Whether somebody still waits for it is not known.
    pub(crate) fn give(self, done: Result<T>) {
        let _ = self.0.send(done);
    }
}

impl<T> Receipt<T> {
    /// Something is handed in: the storage keeps the one, whoever hands it in the other.
    pub(crate) fn handed_in() -> (Hand<T>, Receipt<T>) {
        let (hand, receipt) = oneshot::channel();
        (Hand(hand), Receipt(receipt))
    }

    /// The receipt of something that is done.
    pub fn of(done: Result<T>) -> Receipt<T> {
        let (hand, receipt) = Receipt::handed_in();
        hand.give(done);
        receipt
    }

    /// Blocks until it comes.
    pub fn wait(self) -> Result<T> {
        let waker = Waker::from(Arc::new(Parked(thread::current())));
        let (mut receipt, mut context) = (pin!(self), Context::from_waker(&waker));
        loop {
            match receipt.as_mut().poll(&mut context) {
                Poll::Ready(done) => return done,
                Poll::Pending => thread::park(),
            }
        }
    }
}

impl<T> Future for Receipt<T> {
    type Output = Result<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<T>> {
        let gone = |_| Err(StorageError::Failed("the storage has stopped".to_owned()));
        Poll::Ready(ready!(Pin::new(&mut self.0).poll(context)).unwrap_or_else(gone))
    }
}

/// A thread that waits.
struct Parked(Thread);

impl Wake for Parked {
    fn wake(self: Arc<Parked>) {
        self.0.unpark();
    }
}
