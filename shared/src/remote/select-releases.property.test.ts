import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { RegisteredRemote, Registry } from "./registry.ts";
import { REMOTE_INTERFACE_VERSION } from "./remote-interface-version.ts";
import { BUCKET_COUNT, selectReleases } from "./select-releases.ts";

const live: RegisteredRemote = {
  version: "1.0.0",
  contract: REMOTE_INTERFACE_VERSION,
  entry: "/live.js",
  preload: [],
  integrity: { "/live.js": "sha384-live" },
};
const release = {
  ...live,
  version: "1.1.0",
  entry: "/gradual.js",
  integrity: { "/gradual.js": "sha384-gradual" },
};

const createRegistry = (
  gradual: { readonly share: number; readonly salt?: string; readonly contract?: number },
  change: Partial<RegisteredRemote> = {},
): Registry => ({
  schema: 1,
  remotes: { climber: { ...live, ...change, gradual: { ...release, salt: "0a1b", ...gradual } } },
});

const isGradual = (bucket: number, share: number, salt: string): boolean =>
  selectReleases(createRegistry({ share, salt }), bucket).remotes.climber?.entry === release.entry;

const listSelected = (share: number, salt: string): number[] =>
  Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket).filter((bucket) =>
    isGradual(bucket, share, salt),
  );

const buckets = fc.nat({ max: BUCKET_COUNT - 1 });
const shares = fc.integer({ min: 1, max: 100 });
const salts = fc.stringMatching(/^[\da-f]{16}$/);

describe("selectReleases", () => {
  test("keeps a selected browser while the share grows", () => {
    fc.assert(
      fc.property(buckets, shares, shares, salts, (bucket, one, other, salt) => {
        const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
        return !isGradual(bucket, smaller, salt) || isGradual(bucket, larger, salt);
      }),
    );
  });

  test("selects every browser with 100 percent", () => {
    fc.assert(fc.property(buckets, salts, (bucket, salt) => isGradual(bucket, 100, salt)));
  });

  test("selects about the share of the browsers", () => {
    // Five standard deviations of 10,000 independent browsers.
    fc.assert(
      fc.property(shares, salts, (share, salt) => {
        const expected = (share / 100) * BUCKET_COUNT;
        const deviation = 5 * Math.sqrt(expected * (1 - share / 100));
        return Math.abs(listSelected(share, salt).length - expected) <= deviation;
      }),
      { numRuns: 20 },
    );
  });

  test("selects other browsers for another release", () => {
    fc.assert(
      fc.property(salts, salts, (salt, otherSalt) => {
        fc.pre(salt !== otherSalt);
        const selected = listSelected(50, salt);
        const both = selected.filter((bucket) => isGradual(bucket, 50, otherSalt)).length;
        expect(both / selected.length).toBeGreaterThan(0.45);
        expect(both / selected.length).toBeLessThan(0.55);
      }),
      { numRuns: 20 },
    );
  });

  test("runs the live release in a browser without a bucket", () => {
    const { climber } = selectReleases(createRegistry({ share: 100 }), undefined).remotes;

    expect(climber).toEqual(live);
  });

  test("runs the live release if the shell cannot run the gradual one", () => {
    const contract = REMOTE_INTERFACE_VERSION + 1;

    expect(selectReleases(createRegistry({ share: 100, contract }), 1).remotes.climber).toEqual(
      live,
    );
  });

  test("returns the gradual release with its own hashes only, and keeps that the remote is off", () => {
    const off = { reason: "A wrong grade" };
    const registry = createRegistry({ share: 100 }, { off });

    expect(selectReleases(registry, 1).remotes.climber).toEqual({ ...release, off });
  });
});
