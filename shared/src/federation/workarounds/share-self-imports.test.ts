import { resolve } from "node:path";

import { describe, expect, test, vi } from "vitest";

import { shareSelfImports } from "./share-self-imports.ts";

const PLATFORM = "@topout/shared/platform";
const own = (file: string) => resolve(import.meta.dirname, "..", file);
const shared = { id: "virtual:mf:platform" };
const missed = { id: own("platform/index.ts") };

/** A build's plugin, and federation behind it, which answers so in turn and then as it should. */
function build(...answers: readonly (typeof shared)[]) {
  const look = vi.fn<(source: string, importer: string) => Promise<typeof shared>>();
  look.mockResolvedValue(shared);
  for (const answer of answers) look.mockResolvedValueOnce(answer);
  const plugin = shareSelfImports("/suite/mf-climber");
  const find = (source: string, importer: string) =>
    plugin.resolveId.call({ resolve: look }, source, importer);
  return { look, find };
}

describe("what the shared package imports of itself", () => {
  test("is shared, as if the part that is built had imported it", async () => {
    const { look, find } = build();

    expect(await find(PLATFORM, own("ui/button.tsx"))).toBe(shared);
    expect(look.mock.calls[0]?.[1]).toMatch(/^\/suite\/mf-climber\/src\//);
  });

  test("is looked up once, however many import it", async () => {
    const { look, find } = build();

    await Promise.all(["ui/button.tsx", "ui/card.tsx"].map((file) => find(PLATFORM, own(file))));

    expect(look).toHaveBeenCalledTimes(1);
  });

  test("is looked up again where federation has missed it", async () => {
    const { find } = build(missed, missed);

    expect(await find(PLATFORM, own("ui/button.tsx"))).toBe(shared);
  });

  test("is left alone where it is not shared, and where another package imports it", async () => {
    const { look, find } = build();

    expect(await find("@topout/shared/theme", own("ui/button.tsx"))).toBeUndefined();
    expect(await find(PLATFORM, "/suite/mf-climber/src/screens.ts")).toBeUndefined();
    expect(look).not.toHaveBeenCalled();
  });
});
