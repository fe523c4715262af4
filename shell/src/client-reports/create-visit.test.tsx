import { API_HEADER } from "@topout/shared/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { createVisit } from "./create-visit.ts";

const shell = { part: "shell", release: "thZ8JFs9" } as const;
const climber = { part: "climber", release: "5e8070708c1e9511" } as const;
const empty = { taps: 0, failed_taps: [], failed_loads: 0, vitals: {}, errors: [] };
const registry = {
  schema: 1,
  remotes: {
    climber: {
      version: "1.0.0",
      contract: 8,
      entry: `/remotes/climber/v/${climber.release}/remoteEntry.js`,
      preload: [],
      integrity: {},
    },
  },
};

const sendBeacon = vi.fn<Navigator["sendBeacon"]>(() => true);

/** Answers the start of a visit with this token. */
function respondWith(token: string | null) {
  const headers = { [API_HEADER.name]: API_HEADER.value };
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(url.includes("remotes.json") ? registry : { token }, { headers }),
  );
}

async function startVisit() {
  const visit = await createVisit(shell);
  if (!visit) throw new Error("The visit did not start");
  return visit;
}

const readBatches = (): Promise<unknown[]> =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await (body as Blob).text())),
  );

const createError = () =>
  Object.assign(new TypeError("x is not a function"), {
    stack: `a@https://topout.example/remotes/climber/v/${climber.release}/assets/x-1.js:1:20`,
  });

beforeEach(() => {
  vi.useFakeTimers();
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  respondWith("a-token");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("createVisit", () => {
  test("does not start if the server does not collect reports", async () => {
    respondWith(null);

    expect(await createVisit(shell)).toBeUndefined();
  });

  test("sends an error within seconds, with the pattern of its screen", async () => {
    const visit = await startVisit();

    visit.addEvent({ type: "error", error: createError(), path: "/profile/kim_w" });
    await vi.advanceTimersByTimeAsync(5_000);

    const error = { name: "TypeError", problem: "Not a function", place: "x-1.js:1:20" };
    expect(await readBatches()).toEqual([
      {
        token: "a-token",
        parts: [
          { ...climber, ...empty, errors: [{ ...error, route: "/profile/:username" }] },
          { ...shell, ...empty },
        ],
      },
    ]);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe("/api/client_reports");
  });

  test("sends taps and web vitals when the page hides, for the remote of the screen", async () => {
    const visit = await startVisit();
    visit.addEvent({ type: "tap", path: "/" });
    visit.addEvent({ type: "tap", failure: "STALE", path: "/" });
    visit.addEvent({ type: "failedLoad", remote: "climber", path: "/feed" });

    visit.handleHide({ lcp: 900 });

    expect(await readBatches()).toEqual([
      {
        token: "a-token",
        parts: [
          {
            ...climber,
            taps: 2,
            failed_taps: [{ reason: "STALE", count: 1 }],
            failed_loads: 1,
            vitals: { lcp: 900 },
            errors: [],
          },
          { ...shell, ...empty, vitals: { lcp: 900 } },
        ],
      },
    ]);
  });

  test("sends nothing if nothing has happened since the last batch", async () => {
    const visit = await startVisit();
    visit.handleHide({});
    visit.handleHide({});

    expect(sendBeacon).toHaveBeenCalledOnce();
  });

  test("sends at most six batches", async () => {
    const visit = await startVisit();
    for (let n = 0; n < 20; n += 1) {
      visit.addEvent({ type: "tap", path: "/" });
      visit.handleHide({});
    }

    expect(sendBeacon).toHaveBeenCalledTimes(6);
  });
});
