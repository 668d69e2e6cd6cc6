#if !hasFeature(Embedded)
  extension Future where Failure == Never {
    /// Waits for the value. A cancelled task waits on, since there is nothing else to return.
    public final var value: Output {
      get async {
        let key = MailboxKey(self)
        // Only a cancel, which nobody else can do, ends it without a value.
        guard let value = await key.mailbox.next(obeysCancellation: false).get() else {
          preconditionFailure("Rule R5: a future ends with a result")
        }
        return value
      }
    }
  }

  extension Future {
    /// Waits for the value, or throws the failure; in a cancelled task, throws a `CancellationError`.
    public final var value: Output {
      get async throws {
        let key = MailboxKey(self)
        guard let value = try await key.mailbox.next().get() else { throw CancellationError() }
        return value
      }
    }
  }
#endif
