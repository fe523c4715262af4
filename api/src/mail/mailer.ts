export interface Email {
  /** The key of the account that the email is about, from `getAccountKey`. */
  readonly account: string;
  /** One address without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the email, or when its file in the outbox is complete.
   * @throws {RecipientRejectedError} if a retry would also fail. The caller should retry after other errors.
   */
  readonly send: (email: Email) => Promise<void>;
  /**
   * Connects and logs in to the mail server without sending an email.
   * @throws {Error} with the reason, without addresses and passwords.
   */
  readonly checkConnection: () => Promise<void>;
  /** Deletes the emails about an account that are still stored here. */
  readonly deleteByAccount: (account: string) => Promise<void>;
  /** Deletes emails that have been stored here for too long, and the oldest ones of too many. */
  readonly deleteExpired: () => Promise<void>;
}

/** The server permanently rejected the recipient. The message contains no address, because we log it. */
export class RecipientRejectedError extends Error {
  override readonly name = "RecipientRejectedError";
}
