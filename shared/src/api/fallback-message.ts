const SECOND_MS = 1_000;
const MINUTE_S = 60;

const words: Readonly<Record<number, string>> = {
  413: "That is more than Topout takes at once.",
  422: "Something in this does not fit. Check it, then try again.",
  429: "That was too often.",
  502: "Topout is away.",
  503: "Topout is away.",
  504: "Topout is away.",
};

const passes = (status: number) => status === 429 || status >= 500;

/** What the client says of a failure that came without words: what happened, and when to try again. */
export function fallbackMessage({ status, headers }: Pick<Response, "status" | "headers">): string {
  if (!passes(status)) return words[status] ?? "Topout could not do that. Try again.";
  const what = words[status] ?? "Topout is having trouble.";
  return `${what} Try again in ${timeUntil(headers.get("Retry-After"))}.`;
}

/** Of seconds, or of a date, as HTTP has it. */
function timeUntil(retryAfter: string | null): string {
  const wait = Number(retryAfter ?? Number.NaN);
  const seconds = Number.isNaN(wait)
    ? (Date.parse(retryAfter ?? "") - Date.now()) / SECOND_MS
    : wait;
  if (!(seconds > 0)) return "a moment";
  return seconds < 2 * MINUTE_S
    ? count(Math.ceil(seconds), "second")
    : count(Math.ceil(seconds / MINUTE_S), "minute");
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;
