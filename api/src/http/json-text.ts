/** An answer that is spelt as JSON already, by the database say: it is sent as it is. */
export class JsonText<T> {
  /** Only there for the compiler: which answer the text spells. */
  readonly shape?: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
