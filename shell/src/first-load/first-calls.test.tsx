import { setPreference, signIn, signOut } from "@topout/shared/platform";
import { CURRENT_GYM, type ScreenFirstLoad } from "@topout/shared/remote";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { requestFirstData } from "./request-first-data.ts";

/** The declaration of an imaginary remote. */
const declared: ScreenFirstLoad = {
  userCalls: [{ path: `/api/gyms/${CURRENT_GYM}/visit`, storedBody: "topout.seen-news" }],
};

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const getCalls = () =>
  fetchMock.mock.calls.filter(([, { method }]) => method === "POST").map(([url]) => url);

beforeEach(() => {
  localStorage.clear();
  signIn("secret");
  setPreference("gymId", null);
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({ home_gym: "home" }));
  vi.stubGlobal("fetch", fetchMock);
  return () => {
    signOut();
    vi.unstubAllGlobals();
  };
});

test("a call for the gym of a user waits for the account, and is not sent to the gym of the last visit", async () => {
  localStorage.setItem("topout.last-gym", "former");
  const account = Promise.withResolvers<Response>();
  fetchMock.mockImplementation((url) =>
    url === "/api/users/me" ? account.promise : Promise.resolve(Response.json({})),
  );

  requestFirstData(declared, {});
  expect(getCalls()).toEqual([]);
  account.resolve(Response.json({ home_gym: "home" }));

  await expect.poll(getCalls).toEqual(["/api/gyms/home/visit"]);
  await window.firstData?.allStarted;
  expect(getCalls()).toHaveLength(1);
});

test("a call for the selected gym is sent at once, with an empty body", () => {
  setPreference("gymId", "selected");
  onTestFinished(() => setPreference("gymId", null));

  requestFirstData(declared, {});

  expect(getCalls()).toEqual(["/api/gyms/selected/visit"]);
  expect(fetchMock).toHaveBeenCalledWith("/api/gyms/selected/visit", {
    method: "POST",
    headers: expect.objectContaining({
      Authorization: "Bearer secret",
      "Content-Type": "application/json",
    }),
    body: "{}",
  });
  expect(window.firstData?.responses.has("POST /api/gyms/selected/visit {}")).toBe(true);
});

test("no call is sent for visitors", () => {
  signOut();
  setPreference("gymId", "selected");

  requestFirstData(declared, {});

  expect(getCalls()).toEqual([]);
});

test("a call contains what the device has stored for the gym", () => {
  setPreference("gymId", "selected");
  const stored = { selected: { seen_until: "2026-11-20T10:00:00.000Z" }, other: {} };
  localStorage.setItem("topout.seen-news", JSON.stringify(stored));

  requestFirstData(declared, {});

  expect(fetchMock.mock.calls.find(([, { method }]) => method === "POST")?.[1].body).toBe(
    '{"seen_until":"2026-11-20T10:00:00.000Z"}',
  );
});

test.each(["", "null", '"text"', "[1]", '{"selected":null}'])(
  "a call has an empty body if the device has stored %j, which has no value for the gym",
  (stored) => {
    setPreference("gymId", "selected");
    localStorage.setItem("topout.seen-news", stored);

    requestFirstData(declared, {});

    expect([...(window.firstData?.responses.keys() ?? [])]).toContain(
      "POST /api/gyms/selected/visit {}",
    );
  },
);
