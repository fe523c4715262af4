/** A response body that is already JSON, for example from a database query. The server sends it unchanged. */
export class JsonText<T> {
  /** Exists for the type checker only: the type of the parsed text. */
  readonly shape?: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
