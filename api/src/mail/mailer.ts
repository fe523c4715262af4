export interface Mail {
  /** One address, and nothing but an address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Resolves once the mail is where it cannot be lost from here.
   * @throws {RecipientRefused} where trying again would be of no use; anything else that goes wrong is worth another try.
   */
  readonly send: (mail: Mail) => Promise<void>;
}

/** There is no such mailbox, or it takes nothing from us. The message names nobody: it may be logged. */
export class RecipientRefused extends Error {
  override readonly name = "RecipientRefused";
}
