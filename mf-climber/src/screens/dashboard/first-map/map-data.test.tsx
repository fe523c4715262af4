import { describe, expect, onTestFinished, test, vi } from "vitest";

import { loadMapData } from "./map-data.ts";

const layout = { lines: [], areas: [] };
const green = { id: "green", name: "Green", color: "green", gym_id: "home" };
const responses: Readonly<Record<string, unknown>> = {
  "/api/gyms/search": { data: [{ id: "first" }, { id: "home" }] },
  "/api/gyms/first": { id: "first", layout },
  "/api/gyms/home": { id: "home", layout },
  "/api/users/me": { home_gym: "home" },
  "/api/climbs/me": [{ route: "g1", sent: true }],
  "/api/projects/me": ["g2"],
  "/api/routes/get_all?gym_id=home&current=true": [
    { id: "g1", circuit_id: "green", x: 1, y: 2 },
    { id: "g2", circuit_id: "green", x: 3, y: 4 },
    { id: "x1", circuit_id: "deleted", x: 5, y: 6 },
  ],
  "/api/circuits/home": { data: { green }, order: ["green"] },
  "/api/routes/get_all?gym_id=first&current=true": [],
  "/api/circuits/first": { data: {}, order: [] },
};

/** Rejects for a URL without a response. */
async function read<T>(url: string): Promise<T> {
  if (!Object.hasOwn(responses, url)) throw new Error(`No response of ${url}`);
  return responses[url] as T;
}

const lastVisit = new Date("2026-11-12T10:00:00Z");
const loadVisit = () => ({
  isStarting: Promise.resolve(false),
  running: Promise.resolve({ previous: lastVisit.toISOString() }),
  newSince: Promise.resolve(lastVisit),
});
const visitor = { isSignedIn: false, selectedGymId: null, loadVisit: () => undefined };
const climber = { isSignedIn: true, selectedGymId: null, loadVisit };

describe("loadMapData", () => {
  test("loads the home gym of a user, with the state of each route", async () => {
    const data = await loadMapData(read, climber);

    expect(data?.gym.id).toBe("home");
    expect(data?.routes).toMatchObject([
      { route: { id: "g1", x: 1, y: 2 }, skin: "green", state: "sent", isProject: false },
      { route: { id: "g2", x: 3, y: 4 }, skin: "green", state: "unsent", isProject: true },
    ]);
  });

  test("does not wait for the list of gyms if the document names the first gym", async () => {
    const readNoList = <T,>(url: string) =>
      url === "/api/gyms/search" ? new Promise<T>(() => undefined) : read<T>(url);

    const data = await loadMapData(readNoList, { ...visitor, firstGymId: "first" });

    expect(data?.gym.id).toBe("first");
  });

  test("loads the first gym for a visitor, and no account, climbs or projects", async () => {
    const requested: string[] = [];
    const recordAndRead = <T,>(url: string) => {
      requested.push(url);
      return read<T>(url);
    };

    const data = await loadMapData(recordAndRead, visitor);

    expect(data?.gym.id).toBe("first");
    expect(requested).toEqual([
      "/api/gyms/search",
      "/api/gyms/first",
      "/api/routes/get_all?gym_id=first&current=true",
      "/api/circuits/first",
    ]);
  });

  test("loads the gym that is selected on this device instead of the home gym", async () => {
    const data = await loadMapData(read, { ...climber, selectedGymId: "first" });

    expect(data?.gym.id).toBe("first");
  });

  test("loads nothing without a gym", async () => {
    const readNoGyms = async <T,>() => ({ data: [] }) as T;

    const data = await loadMapData(readNoGyms, visitor);

    expect(data).toBeUndefined();
  });

  test("rejects if a response is missing", async () => {
    const readNoClimbs = <T,>(url: string) => read<T>(url.replace("climbs", "missing"));

    await expect(loadMapData(readNoClimbs, climber)).rejects.toThrow(
      "No response of /api/missing/me",
    );
  });

  test("knows since when a route is new: for visitors the last seven days, for users since their last visit", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T10:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());

    const ofVisitor = await loadMapData(read, visitor);
    const ofClimber = await loadMapData(read, climber);

    expect(await ofVisitor?.newSince).toEqual(new Date("2026-11-19T00:00:00Z"));
    expect(await ofClimber?.newSince).toEqual(lastVisit);
  });

  test("does not wait for the server to know the visit", async () => {
    const newSince = new Promise<Date>(() => undefined);

    const data = await loadMapData(read, {
      ...climber,
      loadVisit: () => ({ ...loadVisit(), newSince }),
    });

    expect(data?.newSince).toBe(newSince);
  });
});
