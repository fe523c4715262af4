const MAX_LENGTH = 60;

/** The first match counts, because the header of a browser also contains the names of other browsers. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+ (Mobile|Safari)\//, "Safari"],
] as const;

const DEVICES = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

/**
 * Describes a User-Agent header for the user's list of sessions: "Firefox on Android". Falls back to the browser or the
 * device alone, then to the name of the client.
 */
export function describeUserAgent(header = ""): string {
  const find = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(header))?.[1];
  const browser = find(BROWSERS);
  const device = find(DEVICES);
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device ?? findClientName(header);
}

/** Returns the word at the start of the header: "curl" of "curl/8.5". */
const findClientName = (header: string): string =>
  /^[\w.-]+/.exec(header)?.[0].slice(0, MAX_LENGTH) ?? "";
