/** A handler returns an instance to set a status or headers in addition to the body. */
export class HttpResponse<T> {
  readonly body: T;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: T, { status, headers = {} }: ResponseOptions) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

interface ResponseOptions {
  /** Default: the success status of the endpoint. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const respond = <T>(body: T, options: ResponseOptions) => new HttpResponse(body, options);
