/** A response body that is JSON already, for example from a database query. It is sent unchanged. */
export class JsonText<T> {
  /** Exists for the type checker only: the type of the parsed text. */
  readonly shape?: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
