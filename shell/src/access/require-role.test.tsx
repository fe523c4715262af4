import { AuthGate, useMe } from "@topout/shared/api";
import { notify, Route, Routes } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { renderWithApi } from "../testing/render.ts";
import { RequireRole } from "./require-role.tsx";

const RouteSetting = () => (
  <AuthGate loading={null} unauthenticated={null} renderError={() => null}>
    {(user) => (
      <RequireRole access="routeSetting" user={user}>
        the screen
      </RequireRole>
    )}
  </AuthGate>
);

/** Refetches the account, like the next screen after the cached account is stale. */
function RefetchButton() {
  const { refetch } = useMe();
  return (
    <button type="button" onClick={() => void refetch()}>
      Refetch
    </button>
  );
}

const renderRoutes = () => (
  <>
    <Routes>
      <Route path="/guarded" element={<RouteSetting />} />
      <Route path="/" element="the dashboard" />
    </Routes>
    <RefetchButton />
  </>
);

describe("RequireRole", () => {
  test("opens route setting for a member of a team", async () => {
    await renderWithApi({
      seed: async (api) => {
        const { user } = await api.signIn();
        await api.seed.member({ user_id: user.id });
      },
      render: renderRoutes,
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the screen")).toBeVisible();
  });

  test("redirects a user who never had the role, without a message", async () => {
    await renderWithApi({
      seed: (api) => api.signIn(),
      render: renderRoutes,
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(getTitles()).toEqual([]);
  });

  describe("when the role ends while the screen is open", () => {
    const openAsSetter = async () => {
      const { api, data, user } = await renderWithApi({
        seed: (testApi) => testApi.signIn({ route_setter: true }),
        render: renderRoutes,
        initialEntry: "/guarded",
      });
      expect(await screen.findByText("the screen")).toBeVisible();
      await api.seed.updateUser(data.user.id, { route_setter: false });
      return () => user.click(screen.getByRole("button", { name: "Refetch" }));
    };

    test("redirects to the dashboard, and tells why", async () => {
      const refetch = await openAsSetter();

      await refetch();

      expect(await screen.findByText("the dashboard")).toBeVisible();
      expect(getTitles()).toEqual(["Your role has ended"]);
    });

    test("leaves the message of a refused change visible", async () => {
      const refetch = await openAsSetter();
      notify({ type: "error", id: "ended-role", title: "You can no longer set here" });

      await refetch();

      expect(await screen.findByText("the dashboard")).toBeVisible();
      expect(getTitles()).toEqual(["You can no longer set here"]);
    });
  });
});
