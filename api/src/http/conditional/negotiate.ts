// oxlint-disable-next-line typescript/triple-slash-reference -- Packages that import this file do not include the declaration.
/// <reference path="./negotiator.d.ts" />
import type { IncomingHttpHeaders } from "node:http";

import Negotiator from "negotiator";

/** In the order of preference, if the client accepts several equally. */
const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Returns the best encoding that the Accept-Encoding header allows. Without the header, it is `identity`. */
export const negotiateEncoding = (headers: IncomingHttpHeaders): Encoding =>
  new Negotiator({ headers }).encoding(ENCODINGS, { preferred: ENCODINGS }) ?? "identity";

/** Returns the media types that the Accept header allows, best first. Without the header, it is any type. */
export const getAcceptedMediaTypes = (headers: IncomingHttpHeaders): string[] =>
  new Negotiator({ headers }).mediaTypes();
