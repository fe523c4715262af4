import { describe, expect, test } from "vitest";

import { preloadFirstScreen } from "./preload-first-screen.ts";

const createRemote = (name: string, screens: Record<string, string[]>) => ({
  preload: [`/${name}/entry.js`],
  screens,
  integrity: { [`/${name}/entry.js`]: `sha384-${name}` },
});

const registry = {
  schema: 1,
  remotes: {
    climber: createRemote("climber", {
      dashboard: ["/climber/map.js", "/climber/dashboard.js"],
      routePanel: ["/climber/map.js", "/climber/panel.js"],
    }),
    feedProfile: createRemote("feed", { profile: ["/feed/profile.js"] }),
  },
};

function preloadAt(url: string): string[] {
  history.replaceState(null, "", url);
  preloadFirstScreen(registry as never);
  return [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href") ?? "");
}

describe("preloadFirstScreen", () => {
  test.each([
    ["/", ["/climber/entry.js", "/climber/map.js", "/climber/dashboard.js"]],
    ["/profile/joe.smith", ["/feed/entry.js", "/feed/profile.js"]],
    ["/login", []],
    ["/nowhere", []],
  ])("preloads the files of %s", (path, files) => {
    expect(preloadAt(path)).toEqual(files);
  });

  test("preloads each file of a screen and of the route panel once", () => {
    expect(preloadAt("/?route=r1")).toEqual([
      "/climber/entry.js",
      "/climber/map.js",
      "/climber/dashboard.js",
      "/climber/panel.js",
    ]);
  });

  test("preloads only the files of the route panel when it opens later", () => {
    preloadAt("/");

    expect(preloadAt("/?route=r1")).toEqual([
      "/climber/entry.js",
      "/climber/map.js",
      "/climber/dashboard.js",
      "/climber/panel.js",
    ]);
  });

  test("preloads the route panel above a screen of another remote", () => {
    expect(preloadAt("/profile/joe?route=r1")).toContain("/climber/panel.js");
  });

  test("sets the integrity of the files", () => {
    preloadAt("/");

    const [entry] = document.head.querySelectorAll("link");
    expect(entry?.rel).toBe("modulepreload");
    expect(entry?.getAttribute("integrity")).toBe("sha384-climber");
  });

  test("preloads nothing without a registry", () => {
    history.replaceState(null, "", "/");
    preloadFirstScreen(undefined);

    expect(document.head.querySelector("link")).toBeNull();
  });
});
