/** The part that we use. `@types/negotiator` describes version 0.6, which had no `preferred`. */
declare module "negotiator" {
  interface Request {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  }

  export default class Negotiator {
    constructor(request: Request);
    /** Returns the encoding with the highest weight. At equal weights, the first in `preferred`. */
    encoding<E extends string>(
      available: readonly E[],
      options: { readonly preferred: readonly E[] },
    ): E | undefined;
    /** Returns the accepted media types, best first. Without the header, any type. */
    mediaTypes(): string[];
  }
}
