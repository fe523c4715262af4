import { readStoredPreferences } from "@topout/shared/first-load";
import { setPreference, signOut } from "@topout/shared/platform";
import { CURRENT_GYM, type ScreenFirstLoad } from "@topout/shared/remote";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { findFirstScreen } from "./find-first-screens.ts";
import { requestFirstData } from "./request-first-data.ts";

const GYMS = "/api/gyms/search";
const SCAN = "/api/codes/2BCDFG?via=label";
/** The declaration of an imaginary remote. */
const label: ScreenFirstLoad = {
  scanRequest: "/api/codes/*code*?via=label",
  requests: [GYMS, `/api/circuits/${CURRENT_GYM}`],
};

const fetchMock = vi.fn<(url: string) => Promise<Response>>();

function openLabel(): void {
  history.replaceState(null, "", "/w/2BCDFG");
  requestFirstData(label, findFirstScreen()?.params ?? {});
}

const getUrls = () => fetchMock.mock.calls.map(([url]) => url);

beforeEach(() => {
  localStorage.clear();
  signOut();
  setPreference("gymId", "gym-1");
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  return () => vi.unstubAllGlobals();
});

describe("the scan of a label", () => {
  test("selects the gym of the label, and requests its lists", async () => {
    fetchMock.mockImplementation(async (url) =>
      Response.json(url === SCAN ? { type: "area", gym: { id: "gym-3" } } : {}),
    );

    openLabel();

    await expect.poll(getUrls).toEqual([SCAN, GYMS, "/api/circuits/gym-3"]);
    expect(readStoredPreferences().gymId).toBe("gym-3");
  });

  test("requests no lists for an unknown code", async () => {
    fetchMock.mockImplementation(async () => Response.json({ code: "NOT_FOUND" }, { status: 404 }));

    openLabel();

    await window.firstData?.allStarted;
    expect(getUrls()).toEqual([SCAN, GYMS]);
  });

  test("is not counted again by a reload", () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" }] as never);
    onTestFinished(() => void vi.restoreAllMocks());

    openLabel();

    expect(getUrls()).toEqual([]);
  });
});
