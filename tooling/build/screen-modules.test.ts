import { describe, expect, test } from "vitest";

import { parseScreenModules } from "./screen-modules.ts";

describe("parseScreenModules", () => {
  test("returns the module of each screen", () => {
    const text = `export default defineScreens("climber", {
      dashboard: () => import("./screens/dashboard.tsx"),
      routePanel: async () =>
        import("./screens/panel.tsx"),
    });`;

    expect(parseScreenModules(text)).toEqual({
      dashboard: "src/screens/dashboard.tsx",
      routePanel: "src/screens/panel.tsx",
    });
  });

  test("rejects a screen in another format", () => {
    expect(() => parseScreenModules('const load = () => import("./a.ts")')).toThrow(
      "unknown format",
    );
  });
});
