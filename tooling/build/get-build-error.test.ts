import { describe, expect, test } from "vitest";

import { getBuildError } from "./get-build-error.ts";

const SYNTAX_ERROR = `[plugin federation] "@topout/shared/api/staff" is not shared itself
✗ Build failed in 1.55s
error during build:
Build failed with 1 error:

\u001B[31m[builtin:vite-transform] \u001B[0mExpected \`,\` or \`}\` but found \`Identifier\`
   ╭─[ src/features/broken.ts:3:3 ]
 3 │   b: 2,
───╯

    at aggregateBindingErrorsIntoJsError (file:///node_modules/rolldown/dist/error.mjs:50:18)
    at async buildEnvironment (file:///node_modules/vite/dist/node.js:34787:66) {
  errors: [Getter/Setter]
}
`;

describe("getBuildError", () => {
  test("returns the error without warnings, colours and the stack of the bundler", () => {
    expect(getBuildError(SYNTAX_ERROR))
      .toBe(`[builtin:vite-transform] Expected \`,\` or \`}\` but found \`Identifier\`
   ╭─[ src/features/broken.ts:3:3 ]
 3 │   b: 2,
───╯`);
  });

  test("returns the whole output if it does not name the error", () => {
    expect(getBuildError("out of memory")).toBe("out of memory");
    expect(getBuildError("error during build:\n")).toBe("error during build:\n");
  });
});
