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

const bucket = fc.nat({ max: BUCKET_COUNT - 1 });
const share = fc.integer({ min: 1, max: 100 });
const salt = fc.stringMatching(/^[\da-f]{16}$/);

describe("selectReleases", () => {
  test("keeps a selected browser while the share grows", () => {
    fc.assert(
      fc.property(fc.record({ bucket, share, otherShare: share, salt }), (browser) => {
        const smaller = Math.min(browser.share, browser.otherShare);
        const larger = Math.max(browser.share, browser.otherShare);
        fc.pre(isGradual(browser.bucket, smaller, browser.salt));
        expect(isGradual(browser.bucket, larger, browser.salt)).toBe(true);
      }),
    );
  });

  test("selects every browser with 100 percent", () => {
    fc.assert(
      fc.property(bucket, salt, (anyBucket, anySalt) => {
        expect(isGradual(anyBucket, 100, anySalt)).toBe(true);
      }),
    );
  });

  test("selects about the share of the browsers", () => {
    fc.assert(
      fc.property(share, salt, (anyShare, anySalt) => {
        const expected = (anyShare / 100) * BUCKET_COUNT;
        // Independent choices differ from this in fewer than one of a million cases.
        const tolerance = 5 * Math.sqrt(expected * (1 - anyShare / 100));
        const { length } = listSelected(anyShare, anySalt);
        expect(Math.abs(length - expected)).toBeLessThanOrEqual(tolerance);
      }),
      { numRuns: 20 },
    );
  });

  test("selects other browsers for another release", () => {
    fc.assert(
      fc.property(salt, salt, (one, other) => {
        fc.pre(one !== other);
        const selected = listSelected(50, one);
        const both = selected.filter((anyBucket) => isGradual(anyBucket, 50, other));
        expect(both.length / selected.length).toBeCloseTo(0.5, 1);
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
