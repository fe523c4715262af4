import type { Page } from "@playwright/test";
import type { InstallationHealth, Release, ReleaseHealth } from "@topout/shared/contract";

const setterHealth: ReleaseHealth = {
  part: "setter",
  release: "0123456789abcdef",
  version: "2.8.3",
  visits: 90_000,
  visits_with_errors: 189,
  taps: 40_000,
  failed_taps: [{ reason: "NETWORK", count: 80 }],
  failed_loads: 0,
  vitals: {
    lcp: { p75: 1_400, count: 60_000 },
    inp: { p75: 96, count: 50_000 },
    cls: { p75: 0.01, count: 60_000 },
  },
  errors: [],
};

/** A halted release of a remote, a remote that is switched off, one that is going out, and one that is live. */
function createReleases(): { releases: Release[]; health: InstallationHealth } {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const live: Release = {
    remote: "setter",
    version: "2.8.3",
    hash: "0123456789abcdef",
    contract: 4,
    action: "release",
    commit: "0123456789abcdef0123456789abcdef01234567",
    by: "Robin Reed",
    time: "2026-02-03T10:00:00.000Z",
    notes: "A faster map on old phones",
    live: true,
    preview: false,
  };
  const share: Release = {
    ...live,
    version: "2.9.0",
    hash: "fedcba9876543210",
    action: "share",
    share: 10,
    by: "mika.h",
    time: minutesAgo(40),
    live: false,
  };
  const errors = [
    {
      message: "TypeError: Cannot read a property of undefined",
      place: "resets-a1b2.js:1:2048",
      route: "/route_setting/resets",
      count: 150,
      last_time: minutesAgo(3),
    },
  ];
  const worse = { ...setterHealth, release: share.hash, visits: 10_000, visits_with_errors: 194 };
  return {
    releases: [
      { ...share, action: "halt", by: "Topout", time: minutesAgo(2) },
      { ...live, remote: "feedProfile", version: "3.4.1", action: "off", time: minutesAgo(19) },
      share,
      { ...share, remote: "climber", version: "3.12.0", share: 50, time: minutesAgo(180) },
      { ...live, remote: "admin", version: "1.4.2", hash: "aaaa567890abcdef" },
      ...["climber", "feedProfile", "admin", "setter"].map((remote) => ({ ...live, remote })),
    ],
    health: {
      collects_reports: true,
      rollouts: [{ remote: "climber", release: share.hash, can_halt: false }],
      comparisons: [
        {
          remote: "setter",
          release: share.hash,
          gradual: { visits: 10_000, visits_with_errors: 194 },
          live: { visits: 90_000, visits_with_errors: 189 },
          is_worse: true,
        },
        {
          remote: "climber",
          release: share.hash,
          gradual: { visits: 90_000, visits_with_errors: 162 },
          live: { visits: 90_000, visits_with_errors: 180 },
          is_worse: false,
        },
      ],
      releases: [
        { ...worse, errors },
        setterHealth,
        { ...setterHealth, part: "feedProfile", visits_with_errors: 216 },
        { ...setterHealth, part: "climber", release: share.hash, visits_with_errors: 162 },
        { ...setterHealth, part: "climber", visits_with_errors: 180 },
        {
          ...setterHealth,
          part: "admin",
          release: "aaaa567890abcdef",
          visits: 260,
          visits_with_errors: 1,
        },
        { ...setterHealth, part: "admin", visits: 340, visits_with_errors: 1 },
      ],
    },
  };
}

/** Mocks the releases and their reports, because the program under test has no release history. */
export async function mockReleases(page: Page) {
  const { releases, health } = createReleases();
  await page.route("**/api/admin/releases", (route) => route.fulfill({ json: releases }));
  await page.route("**/api/admin/health", (route) => route.fulfill({ json: health }));
  await page.reload();
}
