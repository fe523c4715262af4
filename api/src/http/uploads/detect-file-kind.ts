import type { FileKind } from "@topout/shared/contract";

/** The number of bytes that identify every kind. */
export const SIGNATURE_BYTES = 12;

type Matcher = (head: Buffer) => boolean;

const startsWith =
  (text: string, at = 0): Matcher =>
  (head) =>
    head.subarray(at, at + text.length).equals(Buffer.from(text, "latin1"));

const all =
  (...tests: readonly Matcher[]): Matcher =>
  (head) =>
    tests.every((test) => test(head));

const isIsoMedia = startsWith("ftyp", 4);
/** HEIC and AVIF images use the same container as videos. */
const imageBrand = /^(hei|hev|mif1|msf1|avi)/;
const getBrand = (head: Buffer) => head.toString("latin1", 8, 12);

const signatures: readonly (readonly [FileKind, Matcher])[] = [
  ["png", startsWith("\x89PNG\r\n\x1a\n")],
  ["jpeg", startsWith("\xff\xd8\xff")],
  ["gif", startsWith("GIF87a")],
  ["gif", startsWith("GIF89a")],
  ["webp", all(startsWith("RIFF"), startsWith("WEBP", 8))],
  ["quicktime", all(isIsoMedia, (head) => getBrand(head) === "qt  ")],
  ["mp4", all(isIsoMedia, (head) => !imageBrand.test(getBrand(head)))],
];

/** Detects the kind of a file by its first bytes. Its name and declared type cannot be trusted. */
export const detectFileKind = (head: Buffer): FileKind | undefined =>
  signatures.find(([, matches]) => matches(head))?.[0];
