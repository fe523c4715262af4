import { formatCount } from "@topout/shared/domain";

const SECOND_MS = 1_000;
const MINUTE_S = 60;

const messages: Readonly<Record<number, string>> = {
  413: "That is more than Topout takes at once.",
  422: "Something in this does not fit. Check it, then try again.",
  429: "That was too often.",
  502: "Topout is away.",
  503: "Topout is away.",
  504: "Topout is away.",
};

const isTemporary = (status: number) => status === 429 || status >= 500;

/** Returns a message for an error response without a message: what happened, and when to try again. */
export function fallbackMessage({ status, headers }: Pick<Response, "status" | "headers">): string {
  if (!isTemporary(status)) return messages[status] ?? "Topout could not do that. Try again.";
  const message = messages[status] ?? "Topout is having trouble.";
  return `${message} Try again in ${formatDelay(headers.get("Retry-After"))}.`;
}

/** `Retry-After` is a number of seconds or an HTTP date. */
function formatDelay(retryAfter: string | null): string {
  const delay = Number(retryAfter ?? Number.NaN);
  const seconds = Number.isNaN(delay)
    ? (Date.parse(retryAfter ?? "") - Date.now()) / SECOND_MS
    : delay;
  if (!(seconds > 0)) return "a moment";
  return seconds < 2 * MINUTE_S
    ? formatCount(Math.ceil(seconds), "second")
    : formatCount(Math.ceil(seconds / MINUTE_S), "minute");
}
