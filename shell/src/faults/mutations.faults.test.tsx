import { addTrustCount } from "@topout/api/testing";
import { isApiError } from "@topout/shared/api";
import { notifications } from "@topout/shared/platform";
import { expect, test } from "vitest";

import { compareEffects, subtract } from "./testing/compare-effects.ts";
import type { Fault } from "./testing/faults.ts";
import { listCells } from "./testing/list-cells.ts";
import {
  listFilesWithMutationFunctions,
  listMutations,
  listUncoveredEndpoints,
} from "./testing/list-uncovered.ts";
import { type MutationCase, mutationCases } from "./testing/mutation-cases/index.ts";
import { openPage, type Page } from "./testing/open-page.tsx";

interface PageWithMutation extends Page {
  /** Does what the user does. Returns the error. */
  readonly mutate: () => Promise<unknown>;
}

async function withMutation<T>(
  { prepare }: MutationCase,
  run: (page: PageWithMutation) => Promise<T>,
): Promise<T> {
  const page = await openPage();
  try {
    const mutation = await prepare(page.world);
    const mutate = () =>
      mutation(page.client).then(
        () => undefined,
        (error: unknown) => error,
      );
    return await run({ ...page, mutate });
  } finally {
    await page.close();
  }
}

/** What each mutation does without a fault. */
const expectedRuns = new Map<MutationCase, ReturnType<typeof runWithoutFault>>();

const runWithoutFault = (entry: MutationCase) =>
  withMutation(entry, async ({ mutate, network, readEffects }) => {
    const count = network.changes.length;
    const error = await mutate();
    return {
      error,
      effects: await readEffects(),
      requests: network.changes.slice(count),
    };
  });

function getExpectedRun(entry: MutationCase) {
  const run = expectedRuns.get(entry) ?? runWithoutFault(entry);
  expectedRuns.set(entry, run);
  return run;
}

const getMessages = () =>
  notifications.getState().list.map(({ message, title }) => message ?? title);

/**
 * Returns what is wrong after a mutation whose requests fail, except the first `unaffected` ones, and its repetition
 * after the end of the fault.
 */
const findProblems = (entry: MutationCase, fault: Fault, unaffected: number) =>
  withMutation(entry, async ({ mutate, network, readEffects }) => {
    const before = await readEffects();
    network.startFault(fault, unaffected);
    const error = await mutate();
    network.endFault();

    const problems = findMessageProblems(fault, error);
    const isUntouched = !fault.reachesApi && unaffected === 0;
    if (isUntouched) problems.push(...compareEffects(before, await readEffects()));
    const repeatedError = error === undefined ? undefined : await mutate();
    if (!isExpected(entry, fault, repeatedError)) {
      problems.push(`The repeated mutation fails: ${String(repeatedError)}`);
    }
    return { problems, effects: withoutRepeatedRows(entry, await readEffects()) };
  });

function findMessageProblems(fault: Fault, error: unknown): string[] {
  if (error === undefined) return fault.confirmsEmptyResponse ? [] : ["The mutation has succeeded"];
  const messages = getMessages();
  const isReported = messages.length === 1 && fault.message.test(messages[0] ?? "");
  return isReported ? [] : [`The notifications say: ${messages.join("|")}`];
}

const isExpected = ({ repeatedError }: MutationCase, { reachesApi }: Fault, error: unknown) =>
  error === undefined ||
  (reachesApi && repeatedError !== undefined && isApiError(error, repeatedError));

/** Each attempt of the user may add a row to these tables. */
function withoutRepeatedRows({ repeatedTables = [] }: MutationCase, effects: readonly string[]) {
  const isRepeated = (row: string) => repeatedTables.some((table) => row.startsWith(`${table} `));
  const unique = [...new Set(effects.filter(isRepeated))];
  return [...subtract(effects, effects.filter(isRepeated)), ...unique];
}

test.each(listCells(mutationCases))(
  "the server has one effect of $name",
  async ({ entry, fault }) => {
    const expected = await getExpectedRun(entry);
    expect(expected.error).toBeUndefined();
    expect(expected.requests).not.toEqual([]);
    const expectedEffects = withoutRepeatedRows(entry, expected.effects);

    for (let unaffected = 0; unaffected < expected.requests.length; unaffected += 1) {
      const { problems, effects } = await findProblems(entry, fault, unaffected);
      expect([...problems, ...compareEffects(expectedEffects, effects)]).toEqual([]);
      addTrustCount("mutations × faults", 1);
    }
  },
);

test("each mutation of the screens has a case", () => {
  const names = new Set(mutationCases.map(({ name }) => name));

  expect(listMutations().filter((name) => !names.has(name))).toEqual([]);
});

test("each endpoint that changes something is called by a case or by the outbox", async () => {
  const requests: string[] = [];
  for (const entry of mutationCases) requests.push(...(await getExpectedRun(entry)).requests);

  // A device signs out without the server. Reports that do not arrive are lost. The tests of uploads cut the connection
  // at each byte.
  expect(listUncoveredEndpoints(requests)).toEqual([
    "auth.logout",
    "clientReports.send",
    "videos.upload",
  ]);
});

test("mutations with a function of their own repeat a request as the cases do", () => {
  expect(listFilesWithMutationFunctions()).toEqual([
    "mf-admin/src/features/circuits/circuit-dialog.tsx",
    "mf-admin/src/features/gym-form/use-update-gym.ts",
    "mf-admin/src/features/team/invite-dialog.tsx",
    "mf-admin/src/screens/create-gym/use-create-gym.ts",
    "mf-admin/src/screens/gyms/use-layout-draft.ts",
    "mf-feed-profile/src/features/security/change-password-dialog.tsx",
    "mf-setter/src/features/circuit-map/use-move-route.ts",
    "mf-setter/src/features/route-form/use-save-route.ts",
    "mf-setter/src/features/set-form/use-set-form.ts",
  ]);
});
