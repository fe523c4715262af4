import { resolve } from "node:path";

import { describe, expect, test, vi } from "vitest";

import { shareSelfImports } from "./share-self-imports.ts";

const PLATFORM = "@topout/shared/platform";
const getSharedFile = (file: string) => resolve(import.meta.dirname, "../..", file);
const proxy = { id: "virtual:mf:platform" };
const sourceFile = { id: getSharedFile("platform/index.ts") };

/** Runs the plugin with a federation plugin that returns these results first, then the proxy. */
function createBuild(...results: readonly (typeof proxy)[]) {
  const resolveInFederation = vi.fn<(source: string, importer: string) => Promise<typeof proxy>>();
  resolveInFederation.mockResolvedValue(proxy);
  for (const result of results) resolveInFederation.mockResolvedValueOnce(result);
  const plugin = shareSelfImports("/repository/mf-climber");
  const resolveId = (source: string, importer: string) =>
    plugin.resolveId.call({ resolve: resolveInFederation }, source, importer);
  return { resolveInFederation, resolveId };
}

describe("shareSelfImports", () => {
  test("resolves with a file of the built package as the importer", async () => {
    const { resolveInFederation, resolveId } = createBuild();

    expect(await resolveId(PLATFORM, getSharedFile("ui/button.tsx"))).toBe(proxy);
    expect(resolveInFederation.mock.calls[0]?.[1]).toMatch(/^\/repository\/mf-climber\/src\//);
  });

  test("resolves an entry once for several importers", async () => {
    const { resolveInFederation, resolveId } = createBuild();

    await Promise.all(
      ["ui/button.tsx", "ui/card.tsx"].map((file) => resolveId(PLATFORM, getSharedFile(file))),
    );

    expect(resolveInFederation).toHaveBeenCalledTimes(1);
  });

  test("retries when federation returns the source file", async () => {
    const { resolveId } = createBuild(sourceFile, sourceFile);

    expect(await resolveId(PLATFORM, getSharedFile("ui/button.tsx"))).toBe(proxy);
  });

  test("ignores entries that are not shared, and other importers", async () => {
    const { resolveInFederation, resolveId } = createBuild();

    expect(await resolveId("@topout/shared/theme", getSharedFile("ui/button.tsx"))).toBeUndefined();
    expect(await resolveId(PLATFORM, "/repository/mf-climber/src/screens.ts")).toBeUndefined();
    expect(resolveInFederation).not.toHaveBeenCalled();
  });
});
