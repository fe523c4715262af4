import { createUrl } from "@topout/shared/api";
import { setPreference, signIn, signOut } from "@topout/shared/platform";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { readApiOrigin } from "./read-api-origin.ts";
import { requestFirstData } from "./request-first-data.ts";

const gyms = [{ id: "gym-1" }, { id: "gym-2" }];
const listUrls = (gymId: string) => [
  `/api/routes/get_all?gym_id=${gymId}&current=true`,
  `/api/circuits/${gymId}`,
  `/api/sets/${gymId}`,
];
const userUrls = ["/api/users/me", "/api/climbs/me", "/api/projects/me"];

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function startAt(path: string): void {
  history.replaceState(null, "", path);
  requestFirstData();
}

/** Adds an element that the server writes into the document. */
function addMeta(name: string, content: string): void {
  const meta = document.createElement("meta");
  Object.assign(meta, { name, content });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

const getUrls = () => fetchMock.mock.calls.map(([url]) => url);

beforeEach(() => {
  localStorage.clear();
  signOut();
  setPreference("gymId", null);
  fetchMock.mockReset();
  fetchMock.mockImplementation(async (url) =>
    Response.json(url === "/api/gyms" ? gyms : { home_gym: "gym-2" }),
  );
  vi.stubGlobal("fetch", fetchMock);
  return () => vi.unstubAllGlobals();
});

describe("requestFirstData", () => {
  test("requests the first gym for a visitor", async () => {
    startAt("/");

    await expect.poll(getUrls).toEqual(["/api/gyms", ...listUrls("gym-1")]);
  });

  test("requests the first gym at once if the document names it", async () => {
    addMeta("first-gym", "gym-2");
    fetchMock.mockReturnValue(new Promise(() => undefined));

    startAt("/");

    await expect.poll(getUrls).toEqual(["/api/gyms", ...listUrls("gym-2")]);
  });

  test("requests the home gym of a user although the document names the first gym", async () => {
    addMeta("first-gym", "gym-1");
    signIn("secret");

    startAt("/");

    await expect.poll(getUrls).toEqual(expect.arrayContaining(listUrls("gym-2")));
    expect(getUrls()).toHaveLength(7);
  });

  test("sends the requests to the origin of the API, as the API client does", async () => {
    addMeta("api-origin", "https://api.example");
    onTestFinished(() => {
      globalThis.apiOrigin = undefined;
    });

    readApiOrigin();
    signIn("secret");
    startAt("/settings");

    expect(getUrls()).toEqual(["https://api.example/api/users/me"]);
    expect(createUrl("/users/me")).toBe(getUrls()[0]);
  });

  test("requests the selected gym without waiting for the list of gyms", async () => {
    setPreference("gymId", "gym-2");
    fetchMock.mockReturnValue(new Promise(() => undefined));

    startAt("/");

    await expect.poll(getUrls).toEqual(["/api/gyms", ...listUrls("gym-2")]);
  });

  test("requests the account, the lists and the home gym of a user", async () => {
    signIn("secret");

    startAt("/");

    await expect.poll(getUrls).toHaveLength(7);
    expect(new Set(getUrls())).toEqual(new Set(["/api/gyms", ...userUrls, ...listUrls("gym-2")]));
    expect(fetchMock.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: "Bearer secret" });
  });

  test("requests only the account on other screens", () => {
    signIn("secret");

    startAt("/settings");

    expect(getUrls()).toEqual(["/api/users/me"]);
  });

  test("requests the first page of the feed, with the circuits of the gym", async () => {
    addMeta("first-gym", "gym-2");

    startAt("/feed/");

    await expect
      .poll(getUrls)
      .toEqual(["/api/gyms", "/api/activities/get_paginated?page=1", "/api/circuits/gym-2"]);
  });

  test("does not request the whole feed if it shows one gym", () => {
    startAt("/feed?gym=gym-1");
    expect(getUrls()).toEqual(["/api/gyms"]);

    fetchMock.mockClear();
    setPreference("feedGymId", "gym-1");
    onTestFinished(() => setPreference("feedGymId", null));
    startAt("/feed");

    expect(getUrls()).toEqual(["/api/gyms"]);
  });

  test("requests the profile of the path, unless its owner views it as a visitor", () => {
    startAt("/profile/joe.smith");
    expect(getUrls()).toEqual([
      "/api/gyms",
      "/api/users/get_public/joe.smith",
      "/api/users/get_stats/joe.smith",
      "/api/users/get_climbs/joe.smith?limit=200",
    ]);

    fetchMock.mockClear();
    startAt("/profile/joe.smith?view=visitor");

    expect(getUrls()).toEqual(["/api/gyms"]);
  });

  test("requests nothing else after a failure", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));

    startAt("/");

    await expect(window.firstData?.responses.get("/api/gyms")).rejects.toThrow("Failed to fetch");
    expect(getUrls()).toEqual(["/api/gyms"]);
  });

  test.each(["{", "null", "[]"])("ignores the invalid stored preferences %s", async (stored) => {
    localStorage.setItem("topout.preferences", stored);

    startAt("/");

    await expect.poll(getUrls).toEqual(["/api/gyms", ...listUrls("gym-1")]);
  });

  test("drops responses that no screen has used", () => {
    vi.useFakeTimers();
    startAt("/");
    expect(window.firstData?.responses.size).toBe(1);

    vi.advanceTimersByTime(30_000);

    expect(window.firstData?.responses.size).toBe(0);
    vi.useRealTimers();
  });
});
