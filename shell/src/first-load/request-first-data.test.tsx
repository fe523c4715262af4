import { createUrl } from "@topout/shared/api";
import { setPreference, signIn, signOut } from "@topout/shared/platform";
import { CURRENT_GYM, type ScreenFirstLoad } from "@topout/shared/remote";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { findFirstScreen } from "./find-first-screens.ts";
import { requestFirstData } from "./request-first-data.ts";

const GYMS = "/api/gyms/search";
const gyms = [{ id: "gym-1" }, { id: "gym-2" }];
/** The declarations of an imaginary remote. */
const dashboard: ScreenFirstLoad = {
  requests: [
    GYMS,
    `/api/routes/get_all?gym_id=${CURRENT_GYM}&current=true`,
    `/api/circuits/${CURRENT_GYM}`,
    `/api/sets/${CURRENT_GYM}`,
  ],
  userRequests: ["/api/climbs/me", "/api/projects/me"],
};
const feed: ScreenFirstLoad = {
  requests: [GYMS, "/api/activities/get_paginated?page=1", `/api/circuits/${CURRENT_GYM}`],
  skippedWith: { param: "gym", preference: "feedGymId" },
};
const profile: ScreenFirstLoad = {
  requests: [GYMS, "/api/users/get_public/*username*"],
  skippedWith: { param: "view" },
};

const listUrls = (gymId: string) => [
  `/api/routes/get_all?gym_id=${gymId}&current=true`,
  `/api/circuits/${gymId}`,
  `/api/sets/${gymId}`,
];
const userUrls = ["/api/users/me", "/api/climbs/me", "/api/projects/me"];

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function startAt(path: string, declared: ScreenFirstLoad = {}): void {
  history.replaceState(null, "", path);
  requestFirstData(declared, findFirstScreen()?.params ?? {});
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
    Response.json(url === GYMS ? { data: gyms } : { home_gym: "gym-2" }),
  );
  vi.stubGlobal("fetch", fetchMock);
  return () => vi.unstubAllGlobals();
});

describe("requestFirstData", () => {
  test("requests the first gym for a visitor", async () => {
    startAt("/", dashboard);

    await expect.poll(getUrls).toEqual([GYMS, ...listUrls("gym-1")]);
  });

  test("requests the first gym at once if the document names it", async () => {
    addMeta("first-gym", "gym-2");
    fetchMock.mockReturnValue(new Promise(() => undefined));

    startAt("/", dashboard);

    await expect.poll(getUrls).toEqual([...listUrls("gym-2"), GYMS]);
  });

  test("requests the home gym of a user although the document names the first gym", async () => {
    addMeta("first-gym", "gym-1");
    signIn("secret");

    startAt("/", dashboard);

    await expect.poll(getUrls).toEqual(expect.arrayContaining(listUrls("gym-2")));
    expect(getUrls()).toHaveLength(7);
  });

  test("sends the requests to the origin of the API, as the API client does", async () => {
    globalThis.apiOrigin = "https://api.example";
    onTestFinished(() => {
      globalThis.apiOrigin = undefined;
    });
    signIn("secret");
    startAt("/settings");

    expect(getUrls()).toEqual(["https://api.example/api/users/me"]);
    expect(createUrl("/users/me")).toBe(getUrls()[0]);
  });

  test("requests the selected gym without waiting for the list of gyms", async () => {
    setPreference("gymId", "gym-2");
    fetchMock.mockReturnValue(new Promise(() => undefined));

    startAt("/", dashboard);

    await expect.poll(getUrls).toEqual([...listUrls("gym-2"), GYMS]);
  });

  test("requests the account, the lists and the home gym of a user", async () => {
    signIn("secret");

    startAt("/", dashboard);

    await expect.poll(getUrls).toHaveLength(7);
    expect(new Set(getUrls())).toEqual(new Set([GYMS, ...userUrls, ...listUrls("gym-2")]));
    expect(fetchMock.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: "Bearer secret" });
  });

  test("requests only the account for a screen without a declaration", () => {
    signIn("secret");

    startAt("/settings");

    expect(getUrls()).toEqual(["/api/users/me"]);
  });

  test("requests the first page of the feed, with the circuits of the gym", async () => {
    addMeta("first-gym", "gym-2");

    startAt("/feed/", feed);

    await expect
      .poll(getUrls)
      .toEqual(["/api/circuits/gym-2", GYMS, "/api/activities/get_paginated?page=1"]);
  });

  test("does not request the whole feed if it shows one gym", () => {
    startAt("/feed?gym=gym-1", feed);
    expect(getUrls()).toEqual([]);

    fetchMock.mockClear();
    setPreference("feedGymId", "gym-1");
    onTestFinished(() => setPreference("feedGymId", null));
    startAt("/feed", feed);

    expect(getUrls()).toEqual([]);
  });

  test("requests the profile of the path, unless its owner views it as a visitor", () => {
    startAt("/profile/joe.smith", profile);
    expect(getUrls()).toEqual([GYMS, "/api/users/get_public/joe.smith"]);

    fetchMock.mockClear();
    startAt("/profile/joe.smith?view=visitor", profile);

    expect(getUrls()).toEqual([]);
  });

  test("skips a request whose parameter the path lacks", () => {
    startAt("/profile/", profile);

    expect(getUrls()).toEqual([GYMS]);
  });

  test("requests nothing else after a failure", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));

    startAt("/", dashboard);

    await expect(window.firstData?.responses.get(GYMS)).rejects.toThrow("Failed to fetch");
    expect(getUrls()).toEqual([GYMS]);
  });

  test.each(["{", "null", "[]"])("ignores the invalid stored preferences %s", async (stored) => {
    localStorage.setItem("topout.preferences", stored);

    startAt("/", dashboard);

    await expect.poll(getUrls).toEqual([GYMS, ...listUrls("gym-1")]);
  });

  test("drops responses that no screen has used", () => {
    vi.useFakeTimers();
    startAt("/", dashboard);
    expect(window.firstData?.responses.size).toBe(1);

    vi.advanceTimersByTime(30_000);

    expect(window.firstData?.responses.size).toBe(0);
    vi.useRealTimers();
  });
});
