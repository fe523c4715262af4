import type { FileKind } from "@topout/shared/contract";

/** How many bytes it takes to tell. */
export const TELLING_BYTES = 12;

type Test = (head: Buffer) => boolean;

const begins =
  (text: string, at = 0): Test =>
  (head) =>
    head.subarray(at, at + text.length).equals(Buffer.from(text, "latin1"));

const all =
  (...tests: readonly Test[]): Test =>
  (head) =>
    tests.every((test) => test(head));

const isoMedia = begins("ftyp", 4);
/** HEIC and AVIF pictures come in the same box as films. */
const pictureBrand = /^(hei|hev|mif1|msf1|avi)/;
const brandOf = (head: Buffer) => head.toString("latin1", 8, 12);

const signatures: readonly (readonly [FileKind, Test])[] = [
  ["png", begins("\x89PNG\r\n\x1a\n")],
  ["jpeg", begins("\xff\xd8\xff")],
  ["gif", begins("GIF87a")],
  ["gif", begins("GIF89a")],
  ["webp", all(begins("RIFF"), begins("WEBP", 8))],
  ["quicktime", all(isoMedia, (head) => brandOf(head) === "qt  ")],
  ["mp4", all(isoMedia, (head) => !pictureBrand.test(brandOf(head)))],
];

/** What a file is by its first bytes: its name and declared type are only what somebody says. */
export const kindOfFile = (head: Buffer): FileKind | undefined =>
  signatures.find(([, test]) => test(head))?.[0];
