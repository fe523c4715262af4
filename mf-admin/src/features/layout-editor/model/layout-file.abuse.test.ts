import { expect, test } from "vitest";

import { FileError } from "./file-error.ts";
import { MAX_FILE_BYTES, parseLayoutFile } from "./layout-file.ts";

const LENGTH = process.env["FULL_SIZE"] ? MAX_FILE_BYTES : 64 * 1024;

/** Beginnings of something that never ends. A parser that searches the end from each of them takes minutes. */
test.each([
  "<!--",
  "<!-- -",
  '<path a="',
  "<path a='' ",
  "<path ",
  "<path d",
  '<path d="M',
  '<path d="M0 0Z"/>',
  '<path d="M0 0L"',
  "<rect",
  "<",
  " ",
  "&",
  "\n transform",
  "[",
  '{"lines":',
])("a file full of %j is a layout or has a message", (part) => {
  for (const start of ["<svg>", '<svg><path d="', "<svg><path ", '<svg><path d="M0 0', ""]) {
    const text = start + part.repeat((LENGTH - start.length) / part.length);

    expect(parseOrGetError(text)).toEqual(
      expect.toSatisfy((result) => result instanceof FileError || "lines" in result),
    );
  }
});

function parseOrGetError(text: string): unknown {
  try {
    return parseLayoutFile(text);
  } catch (error) {
    return error;
  }
}
