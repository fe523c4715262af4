import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { request } from "@topout/shared/api";
import { account } from "@topout/shared/contract";
import { getTitles } from "@topout/shared/testing";
import { paths, patterns } from "@topout/shared/paths";
import { Route, Routes } from "@topout/shared/platform";

import { renderWithApi } from "../../testing/render.ts";
import { Component as TelevisionScreen } from "./television-screen.tsx";

const UNKNOWN_ID = "00000000-0000-7000-8000-000000000000";
const DAY_MS = 86_400_000;
/** An interval of the screen, on a slow machine. */
const CHANGE = { timeout: 15_000 };

/** Opens the screen of a gym with an old route that leaves, and with new routes. */
const openTelevision = ({
  newCount = 2,
  hasOld = true,
  isUnknown = false,
  otherAreas = [] as string[],
} = {}) =>
  renderWithApi({
    seed: async ({ seed, signIn }) => {
      const gym = await seed.gym({ name: "Depot" });
      const circuit = await seed.circuit({ gym_id: gym.id, name: "Red", color: "red" });
      const set_id = (await seed.set({ circuit_id: circuit.id })).id;
      const published_at = new Date(Date.now() - 30 * DAY_MS);
      if (hasOld) await seed.route({ set_id, name: "R1", published_at, leaves_on: "2999-12-01" });
      for (let count = 0; count < newCount; count++) {
        await seed.route({ set_id, name: "R2", location: "Slab" });
      }
      for (const location of otherAreas) await seed.route({ set_id, name: "R3", location });
      const { user } = await signIn({ username: "ann", display_name: "Ann Lee" });
      return { gym, user, set_id };
    },
    render: () => (
      <Routes>
        <Route path={patterns.television} element={<TelevisionScreen />} />
      </Routes>
    ),
    initialEntry: ({ gym }) => paths.television(isUnknown ? UNKNOWN_ID : gym.id),
  });

describe("the television of a gym", { timeout: 60_000 }, () => {
  test("shows the map, what is new, what leaves, and a code for phones", async () => {
    await openTelevision();

    expect(await screen.findByRole("heading", { name: "Depot" })).toBeVisible();
    expect(screen.getByRole("img", { name: "Gym map" })).toBeVisible();
    expect(screen.getByRole("heading", { name: /^2 new ?since/ })).toBeVisible();
    expect(screen.getByRole("heading", { name: /^Leaves .* 1 Dec ?1 route$/ })).toBeVisible();
    expect(screen.getByRole("img", { name: "QR code" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "No sends today yet" })).toBeVisible();
  });

  test("shows the areas that have no row of their own together", async () => {
    await openTelevision({ otherAreas: ["Cave", "Roof", "Arch"] });

    await screen.findByRole("heading", { name: /^5 new/ });
    expect(screen.getByText("Slab")).toBeVisible();
    expect(screen.getByText("+2 walls")).toBeVisible();
  });

  test("leaves out what there is not", async () => {
    await openTelevision({ newCount: 0 });

    expect(await screen.findByRole("heading", { name: /^Leaves/ })).toBeVisible();
    expect(screen.queryByRole("heading", { name: /new/ })).not.toBeInTheDocument();
  });

  test("of a gym without routes says that they come", async () => {
    await openTelevision({ newCount: 0, hasOld: false });

    expect(await screen.findByText("The first routes go up soon.")).toBeVisible();
  });

  test("shows a send, and drops it when its climber hides", async () => {
    const { api, data } = await openTelevision();
    await screen.findByRole("heading", { name: "Depot" });
    const route = await api.seed.route({ set_id: data.set_id, name: "R9" });

    await api.seed.send({ user: data.user.id, route: route.id });
    expect(await screen.findByText(/Ann Lee/, {}, CHANGE)).toHaveTextContent("Ann LeeR9");
    expect(screen.getByRole("heading", { name: "1 send today" })).toBeVisible();

    await request(account.update, { body: { send_visible: false } });
    await waitFor(() => expect(screen.queryByText(/Ann Lee/)).not.toBeInTheDocument(), CHANGE);
  });

  test("goes on after the network was lost, without a notification", async () => {
    const { api, data, network } = await openTelevision();
    await screen.findByRole("heading", { name: "Depot" });
    network.disconnect();
    const route = await api.seed.route({ set_id: data.set_id });
    await api.seed.send({ user: data.user.id, route: route.id });
    expect(screen.getByRole("heading", { name: "No sends today yet" })).toBeVisible();

    network.reconnect();

    expect(await screen.findByRole("heading", { name: "1 send today" }, CHANGE)).toBeVisible();
    expect(getTitles()).toEqual([]);
  });

  test("of an unknown gym says so", async () => {
    await openTelevision({ isUnknown: true });

    expect(await screen.findByRole("heading", { name: "This gym no longer exists" })).toBeVisible();
  });
});
