import { addTrustCount } from "@topout/api/testing";
import { outboxState } from "@topout/shared/platform";
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { compareEffects } from "./testing/compare-effects.ts";
import type { Fault } from "./testing/faults.ts";
import { listCells } from "./testing/list-cells.ts";
import { openPage, type Page } from "./testing/open-page.tsx";
import { operationCases } from "./testing/operation-cases.ts";

const taps = Object.entries(operationCases).flatMap(([type, variants]) =>
  Object.entries(variants).map(([variant, tap]) => ({ name: `${type}, ${variant}`, tap })),
);
type Tap = (typeof taps)[number];

/** Longer than each delay of the outbox, also with `Retry-After`. */
const MAX_DELAY_MS = 200_000;

const MAX_WAITING_MS = 20_000;

const getEntries = () => outboxState.getState().entries;
const isWaiting = () => outboxState.getState().isWaiting;
const getBarText = () =>
  screen.queryByRole("region", { name: "Waiting changes" })?.textContent ?? "";
const waitUntilSent = () => vi.waitUntil(() => getEntries().length === 0, MAX_WAITING_MS);

/** Runs a test on a page with timers that only the test moves. */
async function withPage<T>(run: (page: Page) => Promise<T>): Promise<T> {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    return await run(page);
  } finally {
    vi.useRealTimers();
    await page.close();
  }
}

/** What each tap does without a fault. */
const expectedRuns = new Map<Tap, ReturnType<typeof runWithoutFault>>();

const runWithoutFault = ({ tap }: Tap) =>
  withPage(async ({ outbox, world, network, readEffects }) => {
    await act(() => tap(outbox, world));
    await waitUntilSent();
    return { effects: await readEffects(), requestCount: network.changes.length };
  });

function getExpectedRun(tap: Tap) {
  const run = expectedRuns.get(tap) ?? runWithoutFault(tap);
  expectedRuns.set(tap, run);
  return run;
}

/** Returns what is wrong after a tap whose requests fail, except the first `unaffected` ones, until the fault ends. */
const findProblems = ({ tap }: Tap, fault: Fault, unaffected: number) =>
  withPage(async (page) => {
    const { outbox, world, network, readEffects } = page;
    const before = await readEffects();
    network.startFault(fault, unaffected);
    await act(() => tap(outbox, world));
    await vi.waitUntil(() => isWaiting() || getEntries().length === 0, MAX_WAITING_MS);

    const problems = await findWaitingProblems(page, fault);
    const isUntouched = !fault.reachesApi && unaffected === 0;
    if (isUntouched) problems.push(...compareEffects(before, await readEffects()));
    network.endFault();
    await act(() => vi.advanceTimersByTimeAsync(MAX_DELAY_MS));
    await waitUntilSent();
    return { problems, effects: await readEffects() };
  });

/** The screen shows that the change waits. The outbox repeats the request by itself, but not before `Retry-After`. */
async function findWaitingProblems({ network: { changes } }: Page, fault: Fault) {
  const [entry] = getEntries();
  if (!entry) return fault.confirmsEmptyResponse ? [] : ["The tap was dropped"];
  await vi.waitUntil(() => getBarText() !== "", MAX_WAITING_MS);
  const text = getBarText();
  const count = changes.length;
  const { retryAfterMs = 0 } = fault;
  // `waitUntil` has also moved the timers.
  await act(() => vi.advanceTimersByTimeAsync(Math.max(0, retryAfterMs - MAX_WAITING_MS)));
  const hasWaited = retryAfterMs === 0 || changes.length === count;
  return [
    ...(entry.state === "sending" ? [] : [`The entry is ${entry.state}`]),
    ...(text.includes("1 waiting") ? [] : [`The bar says: ${text}`]),
    ...(hasWaited ? [] : ["The outbox did not wait for Retry-After"]),
  ];
}

test.each(listCells(taps))("the server has one effect of $name", async ({ entry, fault }) => {
  const expected = await getExpectedRun(entry);
  expect(expected.requestCount).toBeGreaterThan(0);

  for (let unaffected = 0; unaffected < expected.requestCount; unaffected += 1) {
    const { problems, effects } = await findProblems(entry, fault, unaffected);
    expect([...problems, ...compareEffects(expected.effects, effects)]).toEqual([]);
    addTrustCount("operations × faults", 1);
  }
});
