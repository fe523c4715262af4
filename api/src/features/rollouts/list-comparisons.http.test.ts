import { expect, test } from "vitest";

import { ROLLOUT } from "../../releases/testing/registry-text.ts";
import { openRolloutApi, SHARE_RECORD } from "../client-reports/testing/rollout-client.ts";

/** What the page gets after these visits. */
const WORSE = {
  remote: ROLLOUT.remote,
  release: ROLLOUT.hash,
  gradual: { visits: 20, visits_with_errors: 14 },
  live: { visits: 20, visits_with_errors: 0 },
  is_worse: true,
};

async function openWorseRollout(...options: Parameters<typeof openRolloutApi>) {
  const opened = await openRolloutApi(...options);
  await opened.visit("live", { visits: 20, errors: 0 });
  await opened.visit("gradual", { visits: 20, errors: 14 });
  return opened;
}

test("a rollout is compared before its halt and afterwards, by the same counts", async () => {
  const { look, passMinutes, readHealth } = await openWorseRollout();
  expect((await readHealth()).comparisons).toEqual([WORSE]);

  await look();
  passMinutes(1);

  expect(await readHealth()).toMatchObject({ rollouts: [], comparisons: [WORSE] });
});

test("a gradual release is compared with a live build, of which the history has no record", async () => {
  const { readHealth } = await openWorseRollout({ records: [SHARE_RECORD] });

  expect((await readHealth()).comparisons).toEqual([WORSE]);
});
