import { getRetrySentence } from "@topout/shared/domain";

const SECOND_MS = 1_000;

const messages: Readonly<Record<number, string>> = {
  // The server itself sends a message, so this is the response of a proxy.
  413: "That's too large for this network. Choose a smaller file, or try another network.",
  422: "Some details aren't valid. Check them and try again.",
  429: "Too many attempts.",
  502: "Topout is unavailable.",
  503: "Topout is unavailable.",
  504: "Topout is unavailable.",
};

const isTemporary = (status: number) => status === 429 || status >= 500;

/** Returns a message for an error response without a message: what happened, and when to try again. */
export function getFallbackMessage({
  status,
  headers,
}: Pick<Response, "status" | "headers">): string {
  if (!isTemporary(status)) return messages[status] ?? "We couldn't do that. Try again.";
  const message = messages[status] ?? "Something went wrong.";
  return `${message} ${getRetrySentence(parseRetryAfter(headers.get("Retry-After")))}`;
}

/** Returns seconds. `Retry-After` is a number of seconds or an HTTP date. */
function parseRetryAfter(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isNaN(seconds) ? (Date.parse(retryAfter ?? "") - Date.now()) / SECOND_MS : seconds;
}
