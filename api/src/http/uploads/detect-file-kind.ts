import type { FileKind } from "@topout/shared/contract";

/** The number of bytes at the start of a file that identify its kind. */
export const SIGNATURE_BYTES = 12;

type Matcher = (head: Buffer) => boolean;

const matchText =
  (text: string, offset = 0): Matcher =>
  (head) =>
    head.subarray(offset, offset + text.length).equals(Buffer.from(text, "latin1"));

const matchAll =
  (...tests: readonly Matcher[]): Matcher =>
  (head) =>
    tests.every((test) => test(head));

const isIsoMedia = matchText("ftyp", 4);
/** HEIC and AVIF images use the same container as videos. */
const imageBrand = /^(hei|hev|mif1|msf1|avi)/;
const getBrand = (head: Buffer) => head.toString("latin1", 8, 12);

const signatures: readonly (readonly [FileKind, Matcher])[] = [
  ["png", matchText("\x89PNG\r\n\x1a\n")],
  ["jpeg", matchText("\xff\xd8\xff")],
  ["gif", matchText("GIF87a")],
  ["gif", matchText("GIF89a")],
  ["webp", matchAll(matchText("RIFF"), matchText("WEBP", 8))],
  ["quicktime", matchAll(isIsoMedia, (head) => getBrand(head) === "qt  ")],
  ["mp4", matchAll(isIsoMedia, (head) => !imageBrand.test(getBrand(head)))],
];

/** Detects the kind of a file by its first bytes, because clients can send a wrong name or type. */
export const detectFileKind = (head: Buffer): FileKind | undefined =>
  signatures.find(([, matches]) => matches(head))?.[0];
