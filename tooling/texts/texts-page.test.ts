import { expect, test } from "vitest";

import { createTextsPage } from "./texts-page.ts";

test("createTextsPage lists the texts by package and marks the fixed ones", () => {
  const page = createTextsPage([
    { path: "shared/src/a.tsx", code: "<p>Total sends</p>" },
    { path: "shell/src/b/c.tsx", code: "<p>One | *two*</p>" },
    { path: "shell/src/d.ts", code: "export const two = 2;" },
  ]);

  expect(page.slice(page.indexOf("##"))).toBe(String.raw`## shared

| file | text |
| --- | --- |
| a.tsx | **Total sends** |

## shell

| file | text |
| --- | --- |
| b/c.tsx | One \| \*two\* |
`);
});
