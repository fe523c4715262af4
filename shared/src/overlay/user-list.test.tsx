import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { describe, expect, test } from "vitest";

import { useRoutePanel } from "./route-panel.ts";
import { useUserList } from "./user-list.ts";

const bumps = {
  title: "2 bumps",
  users: [{ id: "u1", username: "ayla.k", display_name: null, has_profile_photo: false }],
};

const renderUserList = (...history: (string | { pathname: string; state: unknown })[]) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={history}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({
      userList: useUserList(),
      panel: useRoutePanel(),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper },
  );
  return {
    run: (action: (current: typeof result.current) => unknown) =>
      act(async () => void action(result.current)),
    getState: () => {
      const { userList, panel, location } = result.current;
      return { list: userList.list, routeId: panel.routeId, path: location.pathname };
    },
  };
};

describe("useUserList", () => {
  test("opens above the screen and closes with back", async () => {
    const { run, getState } = renderUserList("/feed");

    await run(({ userList }) => userList.open(bumps));
    expect(getState()).toMatchObject({ list: bumps, path: "/feed" });

    await run(({ navigate }) => navigate(-1));
    expect(getState()).toMatchObject({ list: undefined, path: "/feed" });
  });

  test("closes to the route panel that opened it", async () => {
    const { run, getState } = renderUserList("/");
    await run(({ panel }) => panel.open("r1"));
    await run(({ userList }) => userList.open(bumps));
    expect(getState()).toMatchObject({ list: bumps, routeId: "r1" });

    await run(({ userList }) => userList.close());
    expect(getState()).toMatchObject({ list: undefined, routeId: "r1" });

    await run(({ panel }) => panel.close());
    expect(getState()).toMatchObject({ routeId: undefined, path: "/" });
  });

  test("closes only once, even if it is closed again during a slow request", async () => {
    const { run, getState } = renderUserList("/");
    await run(({ panel }) => panel.open("r1"));
    await run(({ userList }) => userList.open(bumps));

    await run(({ userList, navigate }) => {
      void navigate(-1);
      setTimeout(userList.close);
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));

    expect(getState()).toMatchObject({ list: undefined, routeId: "r1" });
  });

  test.each([null, "userList", { userList: { title: 1 } }])(
    "ignores the history state %j",
    (state) => {
      expect(renderUserList({ pathname: "/feed", state }).getState().list).toBeUndefined();
    },
  );
});
