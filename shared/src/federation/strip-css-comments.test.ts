import { describe, expect, test } from "vitest";

import { stripCssComments } from "./strip-css-comments.ts";

const strip = (code: string) => stripCssComments().transform.handler(code).code;

describe("stripCssComments", () => {
  test("removes a comment from a template", () => {
    const code = "styled.p`\n  /* Above the\n     footer. */\n  color: red;\n`";

    expect(strip(code)).toBe("styled.p`\n  color: red;\n`");
  });

  test.each([
    'const accept = "image/*";\nconst rest = "*/*";',
    "import(\n  /* @vite-ignore */ url)",
    "`\n  ${x}/* kept, beside code */\n`",
  ])("leaves %j unchanged", (code) => {
    expect(strip(code)).toBe(code);
  });
});
