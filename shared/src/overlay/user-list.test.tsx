import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { describe, expect, test } from "vitest";

import { useRoutePanel } from "./route-panel.ts";
import { useUserList } from "./user-list.ts";

const bumps = {
  title: "2 bumps",
  users: [{ id: "u1", username: "ayla.k", has_profile_photo: false }],
};

const openAt = (...history: (string | { pathname: string; state: unknown })[]) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={history}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({
      people: useUserList(),
      panel: useRoutePanel(),
      at: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper },
  );
  return {
    does: (step: (now: typeof result.current) => unknown) =>
      act(async () => void step(result.current)),
    now: () => {
      const { people, panel, at } = result.current;
      return { list: people.list, routeId: panel.routeId, path: at.pathname };
    },
  };
};

describe("a list of people", () => {
  test("opens over the screen that is there and is closed by back", async () => {
    const { does, now } = openAt("/feed");

    await does(({ people }) => people.open(bumps));
    expect(now()).toMatchObject({ list: bumps, path: "/feed" });

    await does(({ navigate }) => navigate(-1));
    expect(now()).toMatchObject({ list: undefined, path: "/feed" });
  });

  test("closes to the panel that it was opened from", async () => {
    const { does, now } = openAt("/");
    await does(({ panel }) => panel.open("r1"));
    await does(({ people }) => people.open(bumps));
    expect(now()).toMatchObject({ list: bumps, routeId: "r1" });

    await does(({ people }) => people.close());
    expect(now()).toMatchObject({ list: undefined, routeId: "r1" });

    await does(({ panel }) => panel.close());
    expect(now()).toMatchObject({ routeId: undefined, path: "/" });
  });

  test.each([null, "userList", { userList: { title: 1 } }])(
    "is not read from a history that says %j",
    (state) => {
      expect(openAt({ pathname: "/feed", state }).now().list).toBeUndefined();
    },
  );
});
