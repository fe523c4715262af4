export interface Email {
  /** One address without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Resolves when the server has accepted the email, or the file is written.
   * @throws {RecipientRejectedError} if a retry would fail too. After other errors the caller should retry.
   */
  readonly send: (email: Email) => Promise<void>;
}

/** The server permanently rejected the recipient. The message contains no address, because it is logged. */
export class RecipientRejectedError extends Error {
  override readonly name = "RecipientRefused";
}
