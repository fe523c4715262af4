import { createHash } from "node:crypto";

import type { FastifyReply } from "fastify";

/** The value of the Content-Security-Policy header. */
type Policy = string;

/** styled-components adds an empty style element and fills it through the CSSOM. This is its hash. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const INLINE_ELEMENT =
  /<(?<element>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<element>\s*>/gi;

export interface AllowedOrigins {
  readonly remoteOrigins: readonly string[];
  /** The origins of images and videos. */
  readonly mediaOrigins: readonly string[];
  /** The origin of the API, if it differs from that of the document. It sends images and videos too. */
  readonly apiOrigin?: string | undefined;
}

/** Creates a policy that allows the document's inline elements, and files from its own and the allowed origins. */
export function createDocumentPolicy(
  html: string,
  { remoteOrigins, mediaOrigins, apiOrigin }: AllowedOrigins,
): Policy {
  const apiOrigins = apiOrigin === undefined ? [] : [apiOrigin];
  const { scripts, styles } = hashInlineElements(html);
  return createPolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...remoteOrigins, ...scripts],
    "connect-src": ["'self'", ...apiOrigins, ...remoteOrigins],
    "style-src": ["'self'", EMPTY_STYLE_HASH, ...styles],
    // The icon of the document is a data URL.
    "img-src": ["'self'", "data:", "blob:", ...apiOrigins, ...mediaOrigins],
    "media-src": ["'self'", "blob:", ...apiOrigins, ...mediaOrigins],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // The shell creates the URL of the service worker with this policy.
    "trusted-types": ["service-worker"],
  });
}

/** The policy of the service worker. It requests what pages load: scripts, data and images. */
export const createWorkerPolicy = ({
  remoteOrigins,
  mediaOrigins,
  apiOrigin,
}: AllowedOrigins): Policy =>
  createPolicy({
    "default-src": ["'none'"],
    "connect-src": [
      "'self'",
      ...(apiOrigin === undefined ? [] : [apiOrigin]),
      ...remoteOrigins,
      ...mediaOrigins,
    ],
    "frame-ancestors": ["'none'"],
  });

/** The policy of the API's documentation page. Swagger UI loads its icons from data URLs. */
export const docsPolicy: Policy = createPolicy({
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "connect-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
});

/** The policy of all other responses. A browser that opens one as a page loads nothing for it. */
export const resourcePolicy: Policy = createPolicy({
  "default-src": ["'none'"],
  "frame-ancestors": ["'none'"],
});

/** Replaces the policy of a response. */
export function setPolicy(reply: FastifyReply, policy: Policy): void {
  reply.header("content-security-policy", policy);
}

function createPolicy(directives: Readonly<Record<string, readonly string[]>>): Policy {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join(";");
}

function hashInlineElements(html: string) {
  const inlineElements = [...html.matchAll(INLINE_ELEMENT)]
    .map(({ groups }) => ({
      element: (groups?.["element"] ?? "").toLowerCase(),
      isExecuted: !/\s(src\s*=|type="application\/json")/i.test(groups?.["attributes"] ?? ""),
      text: groups?.["text"] ?? "",
    }))
    .filter(({ isExecuted }) => isExecuted);
  const getHashes = (element: string) => [
    ...new Set(
      inlineElements.filter((item) => item.element === element).map(({ text }) => hashSource(text)),
    ),
  ];
  return { scripts: getHashes("script"), styles: getHashes("style") };
}

/** Browsers normalise line endings before they hash the text. */
const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;
