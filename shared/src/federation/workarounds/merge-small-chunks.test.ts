import type { Plugin } from "vite";
import { describe, expect, test, vi } from "vitest";

import { mergeSmallChunks } from "./merge-small-chunks.ts";

const helperGroup = { name: "vite-preload-helper", test: /preload-helper/ };
const sharedGroup = { name: (id: string) => (id.includes("loadShare") ? "shared" : null) };
const ownGroup = { name: "common", minShareCount: 2 };

const error = vi.fn<(message: string) => never>((message) => {
  throw new Error(message);
});

function getGroups(groups: readonly unknown[]) {
  const { outputOptions }: Plugin = mergeSmallChunks("federation");
  if (typeof outputOptions !== "function") throw new Error("The hook is not a function");
  const options = outputOptions.call({ error } as never, { codeSplitting: { groups } } as never);
  return Object(options).codeSplitting.groups;
}

describe("mergeSmallChunks", () => {
  test("puts the preload helper and the map of shared modules into the chunk", () => {
    const [{ name: getChunk }] = getGroups([helperGroup, sharedGroup, ownGroup]);

    expect(getChunk("\0vite/preload-helper.js")).toBe("federation");
    expect(getChunk("virtual:mf-localSharedImportMap:climber")).toBe("federation");
    expect(getChunk("react__loadShare__")).toBe("shared");
    expect(getChunk("src/screens.ts")).toBeNull();
  });

  test("leaves the project's own groups unchanged", () => {
    const [, ...others] = getGroups([helperGroup, sharedGroup, ownGroup]);

    expect(others).toEqual([ownGroup]);
  });

  test("fails when federation has other groups", () => {
    expect(() => getGroups([sharedGroup, ownGroup])).toThrow("Federation changed its chunks");
  });
});
