import { describe, expect, test } from "vitest";

import { rejectDuplicates } from "./reject-duplicates.ts";

const build = (...moduleIds: string[]) =>
  rejectDuplicates().generateBundle.call(
    {
      error: (message) => {
        throw new Error(message);
      },
    },
    {},
    { "screens.js": { moduleIds }, "photo.webp": {} },
  );

describe("rejectDuplicates", () => {
  test.each([
    "/suite/node_modules/.pnpm/react@19/node_modules/react/cjs/react.production.js",
    "/suite/node_modules/@tanstack/query-core/build/modern/query.js",
    "/suite/shared/src/session/session.ts",
    "/suite/shared/src/api/request.ts",
  ])("rejects %s", (id) => {
    expect(() => build(id)).toThrow("A remote must not bundle a shared module");
  });

  test("allows own screens, the UI kit and stateless modules", () => {
    expect(() =>
      build(
        "/suite/mf-admin/src/screens/users/users-screen.tsx",
        "/suite/shared/src/ui/button.tsx",
        "/suite/node_modules/react/cjs/react-jsx-runtime.production.js",
        "\0virtual:mf:__loadShare__@topout/shared/src/platform/__loadShare__",
      ),
    ).not.toThrow();
  });
});
