import { REMOTE_INTERFACE_VERSION } from "@topout/shared/remote";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { runsOtherCode } from "./document-version.ts";

const live = { contract: REMOTE_INTERFACE_VERSION, entry: "/climber/v/1/remoteEntry.js" };
const gradual = { ...live, entry: "/climber/v/2/remoteEntry.js", salt: "2" };

const createRegistry = (climber: object) => JSON.stringify({ schema: 1, remotes: { climber } });
const createVersion = (climber: object, shellFiles = "") => ({
  shellFiles,
  registry: createRegistry(climber),
});

beforeEach(() => {
  localStorage.setItem("topout.bucket", "1");
  const element = document.createElement("script");
  Object.assign(element, { type: "application/json", id: "registry" });
  element.textContent = createRegistry(live);
  document.body.append(element);
});

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe("runsOtherCode", () => {
  test("is true for another shell or another live release", () => {
    expect(runsOtherCode(createVersion(live, "/assets/files-2.json"))).toBe(true);
    expect(runsOtherCode(createVersion({ ...live, entry: gradual.entry }))).toBe(true);
    expect(runsOtherCode(createVersion(live))).toBe(false);
  });

  test("is true for a gradual release that selects this browser, otherwise false", () => {
    const results = Array.from({ length: 20 }, (_, bucket) => {
      localStorage.setItem("topout.bucket", String(bucket));
      return runsOtherCode(createVersion({ ...live, gradual: { ...gradual, share: 50 } }));
    });

    expect(new Set(results)).toEqual(new Set([true, false]));
    localStorage.removeItem("topout.bucket");
    expect(runsOtherCode(createVersion({ ...live, gradual: { ...gradual, share: 50 } }))).toBe(
      false,
    );
  });

  test("is false if a remote is switched off, which needs no reload", () => {
    expect(runsOtherCode(createVersion({ ...live, off: { reason: "A wrong grade" } }))).toBe(false);
  });

  test("compares with the registry of the last visit on a static host", () => {
    document.body.replaceChildren();
    localStorage.setItem("topout.registry", createRegistry(live));

    expect(runsOtherCode(createVersion(live))).toBe(false);
  });
});
