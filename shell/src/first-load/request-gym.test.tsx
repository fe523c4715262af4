import { beforeEach, describe, expect, test, vi } from "vitest";

import { requestGym } from "./request-gym.ts";

const startLists = vi.fn<(gymId: string) => void>();
const startCalls = vi.fn<(gymId: string) => void>();
const user = {
  token: "secret",
  selectedGymId: undefined,
  firstGymId: "first",
  startLists,
  startCalls,
};
const findHomeGym = async () => "home";
const neverFindGym = () => new Promise<string>(() => undefined);
const getRequestedGyms = () => startLists.mock.calls.flat();

beforeEach(() => {
  localStorage.clear();
  startLists.mockReset();
  startCalls.mockReset();
});

describe("requestGym", () => {
  test("requests the gym of a user's last visit without waiting for the account", async () => {
    await requestGym({ ...user, findGym: findHomeGym });
    startLists.mockReset();

    void requestGym({ ...user, findGym: neverFindGym });

    expect(getRequestedGyms()).toEqual(["home"]);
  });

  test("requests the same gym only once", async () => {
    await requestGym({ ...user, findGym: findHomeGym });
    await requestGym({ ...user, findGym: findHomeGym });

    expect(getRequestedGyms()).toEqual(["home", "home"]);
  });

  test("also requests the new home gym of a user, and remembers it", async () => {
    await requestGym({ ...user, findGym: async () => "old" });
    startLists.mockReset();

    await requestGym({ ...user, findGym: findHomeGym });
    await requestGym({ ...user, findGym: findHomeGym });

    expect(getRequestedGyms()).toEqual(["old", "home", "home"]);
    expect(startCalls.mock.calls.flat()).toEqual(["old", "home", "home"]);
  });

  test("requests only the selected gym", async () => {
    await requestGym({ ...user, findGym: findHomeGym });
    startLists.mockReset();

    await requestGym({ ...user, selectedGymId: "selected", findGym: neverFindGym });

    expect(getRequestedGyms()).toEqual(["selected"]);
  });

  test("requests the first gym for a visitor after the home gym of a user", async () => {
    await requestGym({ ...user, findGym: findHomeGym });
    startLists.mockReset();

    await requestGym({ ...user, token: null, findGym: async () => "first" });

    expect(getRequestedGyms()).toEqual(["first"]);
  });
});
