import { describe, expect, test } from "vitest";

import { compactCss } from "./compact-css.ts";

const compact = (code: string) => compactCss().transform.handler(code).code;

describe("compactCss", () => {
  test("removes comments and white space from a template", () => {
    const code =
      "styled.p`\n  /* Above the\n     footer. */\n  color: red;\n\n  > b {\n    top: 0;\n  }\n`";

    expect(compact(code)).toBe("styled.p`\ncolor: red;> b {top: 0;}\n`");
  });

  test.each([
    'const accept = "image/*"\nconst rest = "*/*"',
    "// const text = {};\nconst size = 1;",
    "import(\n/* @vite-ignore */ url)",
    "`\n${x}/* kept, beside code */\n`",
  ])("leaves %j unchanged", (code) => {
    expect(compact(code)).toBe(code);
  });
});
