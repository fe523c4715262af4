/** A handler's answer where the body alone does not say it all. */
export class Answer<T> {
  readonly body: T;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: T, { status, headers = {} }: Extras) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

interface Extras {
  /** Where it is not the endpoint's own status of success. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const answer = <T>(body: T, extras: Extras) => new Answer(body, extras);
