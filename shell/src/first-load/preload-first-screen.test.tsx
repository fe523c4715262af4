import { beforeEach, describe, expect, test } from "vitest";

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

const writeRegistry = (text: string) => {
  const script = document.createElement("script");
  Object.assign(script, { id: "registry", type: "application/json", textContent: text });
  document.body.append(script);
};

function preloadAt(url: string): string[] {
  history.replaceState(null, "", url);
  preloadFirstScreen();
  return [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href") ?? "");
}

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe("preloadFirstScreen", () => {
  test.each([
    ["/", ["/climber/entry.js", "/climber/map.js", "/climber/dashboard.js"]],
    ["/profile/joe.smith", ["/feed/entry.js", "/feed/profile.js"]],
    ["/login", []],
    ["/nowhere", []],
  ])("preloads the files of %s", (path, files) => {
    writeRegistry(JSON.stringify(registry));

    expect(preloadAt(path)).toEqual(files);
  });

  test("preloads each file of a screen and of the route panel once", () => {
    writeRegistry(JSON.stringify(registry));

    expect(preloadAt("/?route=r1")).toEqual([
      "/climber/entry.js",
      "/climber/map.js",
      "/climber/dashboard.js",
      "/climber/panel.js",
    ]);
  });

  test("preloads the route panel above a screen of another remote", () => {
    writeRegistry(JSON.stringify(registry));

    expect(preloadAt("/profile/joe?route=r1")).toContain("/climber/panel.js");
  });

  test("sets the integrity of the files", () => {
    writeRegistry(JSON.stringify(registry));

    preloadAt("/");

    const [entry] = document.head.querySelectorAll("link");
    expect(entry?.rel).toBe("modulepreload");
    expect(entry?.getAttribute("integrity")).toBe("sha384-climber");
  });

  test("preloads the registry if the document has none", () => {
    expect(preloadAt("/")).toEqual(["/remotes.json"]);
  });
});
