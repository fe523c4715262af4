import { describe, expect, test } from "vitest";

import { rejectDuplicates } from "./reject-duplicates.ts";

const runBuild = (...moduleIds: string[]) =>
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
    "/repository/node_modules/.pnpm/react@19/node_modules/react/cjs/react.production.js",
    "/repository/node_modules/@tanstack/query-core/build/modern/query.js",
    "/repository/shared/src/session/session.ts",
    "/repository/shared/src/api/request.ts",
    "/repository/shared/src/outbox/port/outbox.ts",
  ])("rejects %s", (id) => {
    expect(() => runBuild(id)).toThrow("A remote must not bundle a shared module");
  });

  test("allows the screens of the remote, the UI kit and stateless modules", () => {
    expect(() =>
      runBuild(
        "/repository/mf-admin/src/screens/users/users-screen.tsx",
        "/repository/shared/src/ui/button.tsx",
        "/repository/shared/src/api/staff/routes.ts",
        "/repository/node_modules/react/cjs/react-jsx-runtime.production.js",
      ),
    ).not.toThrow();
  });
});
