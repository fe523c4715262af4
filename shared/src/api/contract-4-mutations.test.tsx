import { createClimb } from "@topout/shared/api";
import { type Operation, QueryClient, setOutboxLoader } from "@topout/shared/platform";
import { expect, test } from "vitest";

import { climbMutations, projectMutations } from "./contract-4-mutations.ts";

test("the mutations of contract 4 store operations in the outbox", async () => {
  const operations: Operation[] = [];
  const ignore = async () => {};
  setOutboxLoader(async () => ({
    enqueue: async (operation) => void operations.push(operation),
    restoreClimb: ignore,
    discard: ignore,
    discardAll: ignore,
    replay: ignore,
  }));
  const client = new QueryClient();
  const mutations = client.getMutationCache();
  const climb = createClimb("0192f0c1-7a00-7000-8000-000000000001", true);

  await mutations.build(client, climbMutations.log()).execute(climb);
  await mutations.build(client, climbMutations.remove()).execute(climb);
  await mutations
    .build(client, projectMutations.toggle())
    .execute({ route: climb.route, isProject: true });

  expect(operations).toEqual([
    { type: "log", climb },
    { type: "removeClimb", climb },
    { type: "toggleProject", routeId: climb.route, isProject: true },
  ]);
});
