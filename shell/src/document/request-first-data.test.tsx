import { createUrl } from "@topout/shared/api";
import { setPreference, signIn, signOut } from "@topout/shared/platform";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { firstDataUrls } from "./first-requests.ts";
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
  requestFirstData(firstDataUrls);
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

  test("sends the requests to the origin of the API, as the API client does", async () => {
    const meta = document.createElement("meta");
    Object.assign(meta, { name: "api-origin", content: "https://api.example" });
    document.head.append(meta);
    onTestFinished(() => {
      meta.remove();
      globalThis.apiOrigin = undefined;
    });

    readApiOrigin();
    signIn("secret");
    startAt("/feed");

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

    startAt("/feed");

    expect(getUrls()).toEqual(["/api/users/me"]);
  });

  test("requests nothing else after a failure", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));

    startAt("/");

    await expect(window.firstData?.responses.get("/api/gyms")).rejects.toThrow("Failed to fetch");
    expect(getUrls()).toEqual(["/api/gyms"]);
  });

  test("ignores an invalid stored preference", () => {
    localStorage.setItem("topout.preferences", "{");

    startAt("/");

    expect(getUrls()).toEqual(["/api/gyms"]);
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
