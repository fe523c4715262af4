import type { Exchange } from "../exchange.ts";

/** Sets the ETag header. Returns whether the client already has this version. */
export function isNotModified({ request, reply }: Exchange, etag: string): boolean {
  reply.header("etag", etag);
  const ifNoneMatch = request.headers["if-none-match"];
  if (!ifNoneMatch) return false;
  const strongEtag = etag.replace(/^W\//, "");
  return ifNoneMatch
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === strongEtag);
}

/** Adds request headers to `Vary`, after existing ones such as `Origin` from CORS. */
export function addVary({ reply }: Pick<Exchange, "reply">, ...headers: readonly string[]): void {
  const current = reply.getHeader("vary");
  reply.header(
    "vary",
    [...(current === undefined ? [] : [String(current)]), ...headers].join(", "),
  );
}
