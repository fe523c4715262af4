import { activityKeys, climbQueries, createClimb } from "@topout/shared/api";
import { type Operation, outboxState, QueryClient, signIn } from "@topout/shared/platform";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { createOutbox } from "./outbox.ts";

const ROUTE = "0192f0c1-7a00-7000-8000-000000000001";
const createToken = (userId: string) => `header.${btoa(JSON.stringify({ sub: userId }))}.signature`;
const ANN = createToken("ann");
const BEN = createToken("ben");

/** A network that the tests can cut. Records the climbs that Ann has logged. */
const network = {
  isCut: false,
  annsClimbs: [] as string[],
  respondToReads: async () => Response.json([]),
};
vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
  if (network.isCut) throw new TypeError("Failed to fetch");
  if (url === "/api/health") return Response.json({ status: "ok", version: "1" });
  if (init.method === "GET") return network.respondToReads();
  const { id, time } = JSON.parse(init.body as string) as { id: string; time: string };
  if (new Headers(init.headers).get("authorization") === `Bearer ${ANN}`) {
    network.annsClimbs.push(id);
  }
  const climb = { id, time, route: ROUTE, user: ROUTE, sent: url.includes("send") };
  return Response.json({ ...climb, activity: null }, { status: 201 });
});

// Storage is cleared after each test.
beforeEach(() => signIn(ANN));
const client = new QueryClient();
const outbox = createOutbox(client);

const bump: Operation = { type: "toggleBump", activityId: ROUTE, isBumped: true };
const getStates = () => outboxState.getState().entries.map(({ state }) => state);

async function logOffline() {
  network.isCut = true;
  const climb = createClimb(ROUTE, true);
  await outbox.enqueue({ type: "log", climb }, "Arete");
  await expect.poll(() => outboxState.getState().isWaiting).toBe(true);
  return climb;
}

function reconnect() {
  network.isCut = false;
  dispatchEvent(new Event("online"));
}

test("a stored climb is in the cached list before it leaves the outbox", async () => {
  await outbox.replay();
  const { queryKey } = climbQueries.mine();
  client.setQueryData(queryKey, []);
  const visibleCounts: number[] = [];
  const unsubscribe = outboxState.subscribe(({ entries }) =>
    visibleCounts.push(entries.length + (client.getQueryData(queryKey)?.length ?? 0)),
  );

  await outbox.enqueue({ type: "log", climb: createClimb(ROUTE, true) }, "Arete");
  await expect.poll(() => getStates()).toEqual([]);
  unsubscribe();

  expect(visibleCounts).not.toContain(0);
});

test("a list that the server sent before it stored a climb does not remove the climb", async () => {
  const { queryKey } = climbQueries.mine();
  client.setQueryData(queryKey, []);
  const response = Promise.withResolvers<Response>();
  network.respondToReads = () => response.promise;
  const refetch = client
    .fetchQuery({ ...climbQueries.mine(), staleTime: 0 })
    .catch(() => undefined);

  const climb = createClimb(ROUTE, true);
  await outbox.enqueue({ type: "log", climb }, "Arete");
  await expect.poll(() => getStates()).toEqual([]);
  response.resolve(Response.json([]));
  await refetch;

  expect(client.getQueryData(queryKey)).toMatchObject([{ id: climb.id }]);
});

test("a list that the document requested before the server stored a climb is not used", async () => {
  const { queryKey } = climbQueries.mine();
  client.removeQueries({ queryKey });
  const responses = new Map([["/api/climbs/me", Promise.resolve(Response.json([]))]]);
  window.firstData = { token: ANN, responses };
  onTestFinished(() => {
    delete window.firstData;
  });

  const climb = createClimb(ROUTE, true);
  network.respondToReads = async () => Response.json([{ ...climb, user: ROUTE, activity: null }]);
  await outbox.enqueue({ type: "log", climb }, "Arete");
  await expect.poll(() => getStates()).toEqual([]);

  expect(await client.fetchQuery(climbQueries.mine())).toMatchObject([{ id: climb.id }]);
});

test("a tap is stored and sent although localStorage is full", async () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  onTestFinished(() => setItem.mockRestore());

  const climb = await logOffline();
  expect(getStates()).toEqual(["sending"]);
  reconnect();

  await expect.poll(() => network.annsClimbs).toContain(climb.id);
  await expect.poll(() => getStates()).toEqual([]);
});

test("discarding a bump refetches the feeds, because the server may have stored it", async () => {
  const queryKey = activityKeys.feed();
  client.setQueryData(queryKey, { pages: [], pageParams: [] });
  network.isCut = true;
  await outbox.enqueue(bump, "ben");
  await expect.poll(() => getStates()).toEqual(["sending"]);

  await outbox.discard(outboxState.getState().entries[0]?.id ?? "");

  expect(getStates()).toEqual([]);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  reconnect();
});

test("another user on this device neither sees nor sends a waiting tap", async () => {
  const climb = await logOffline();

  signIn(BEN);
  await expect.poll(() => getStates()).toEqual([]);
  network.isCut = false;
  await outbox.replay();
  expect(network.annsClimbs).not.toContain(climb.id);

  signIn(ANN);
  await expect.poll(() => network.annsClimbs).toContain(climb.id);
  await expect.poll(() => getStates()).toEqual([]);
});

test("a waiting tap survives a reload and is sent when the network returns", async () => {
  const climb = await logOffline();

  outboxState.setState(outboxState.getInitialState(), true);
  createOutbox(client);
  await expect.poll(() => getStates()).toEqual(["sending"]);
  reconnect();

  await expect.poll(() => network.annsClimbs).toContain(climb.id);
  await expect.poll(() => getStates()).toEqual([]);
  expect(network.annsClimbs.filter((id) => id === climb.id)).toHaveLength(1);
});
