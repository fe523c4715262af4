import { createHash } from "node:crypto";

/** styled-components puts an empty style element into the page and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const INLINE_BLOCK =
  /<(?<element>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<element>\s*>/gi;

/** What the page may run and load: itself, the remotes' origins, and the blocks that stand in it. */
export function documentPolicy(html: string, remoteOrigins: readonly string[]): string {
  const { scripts, styles } = inlineHashes(html);
  return toText({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...remoteOrigins, ...scripts],
    "connect-src": ["'self'", ...remoteOrigins],
    "style-src": ["'self'", EMPTY_STYLE, ...styles],
    "img-src": ["'self'", "blob:"],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
  });
}

/** For the page that the API is tried on: it calls its own origin, and draws its icons from data addresses. */
export const docsPolicy = toText({
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "connect-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
});

/** For whatever is no page of ours: opened by itself, it may do nothing. */
export const closedPolicy = toText({ "default-src": ["'none'"], "frame-ancestors": ["'none'"] });

function toText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

function inlineHashes(html: string) {
  const blocks = [...html.matchAll(INLINE_BLOCK)]
    .map(({ groups }) => ({
      element: (groups?.["element"] ?? "").toLowerCase(),
      external: /\ssrc\s*=/i.test(groups?.["attributes"] ?? ""),
      text: groups?.["text"] ?? "",
    }))
    .filter(({ external }) => !external);
  const hashesOf = (element: string) => [
    ...new Set(blocks.filter((block) => block.element === element).map(({ text }) => hash(text))),
  ];
  return { scripts: hashesOf("script"), styles: hashesOf("style") };
}

/** A browser hashes the text after it has read the page, with its line ends made one. */
const hash = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;
