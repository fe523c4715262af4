import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { paths } from "@topout/shared/paths";
import { UserListText } from "@topout/shared/testing";

import { createJoanaSends } from "../../testing/create-joana-sends.ts";
import { renderWithApi } from "../../testing/render.ts";
import { ActivityFeed } from "./activity-feed.tsx";

const renderFeed = () => <ActivityFeed />;

/** Waits until the current user is loaded, which enables the button. */
async function findBumpButton() {
  await screen.findByRole("button", { name: "Bump", pressed: false });
  return waitFor(() => {
    const button = screen.getByRole("button", { name: "Bump" });
    expect(button).not.toHaveAttribute("aria-disabled");
    return button;
  });
}

describe("ActivityCard", () => {
  test("shows user, gym, time and the number of sends per circuit", async () => {
    await renderWithApi({
      seed: async ({ seed }) => {
        const gym = await seed.gym({ name: "Gritworks Leeds" });
        const { id: user } = await seed.user({ username: "joana_s" });
        for (const [color, name, count] of [
          ["red", "Red", 1],
          ["green", "Green", 2],
        ] as const) {
          const circuit = await seed.circuit({ gym_id: gym.id, name, color });
          const set = await seed.set({ circuit_id: circuit.id });
          for (let index = 0; index < count; index += 1) {
            const route = await seed.route({ set_id: set.id });
            await seed.send({ user, route: route.id });
          }
        }
      },
      render: renderFeed,
    });

    const card = await screen.findByRole("article", { name: "joana_s sent 3 routes" });
    await expect.poll(() => card.textContent).toContain("Green: 2 sendsRed: 1 send");
    expect(card).toHaveTextContent("Gritworks Leeds · just now");
    expect(within(card).getByRole("link", { name: /joana_s/ })).toHaveAttribute(
      "href",
      paths.profile("joana_s"),
    );
  });

  test("shows 'Be the first to bump' until someone bumps", async () => {
    const { user } = await renderWithApi({
      seed: async (api) => {
        await createJoanaSends(api, [0]);
        await api.signIn();
      },
      render: renderFeed,
    });
    expect(await screen.findByText("Be the first to bump")).toBeVisible();

    await user.click(await findBumpButton());

    expect(await screen.findByText("1 bump")).toBeVisible();
    expect(screen.getByRole("button", { name: "Bump", pressed: true })).toBeVisible();
  });

  test("adds and removes a bump on the server", async () => {
    const { user, api } = await renderWithApi({
      seed: async (testApi) => {
        await createJoanaSends(testApi, [0]);
        await testApi.signIn();
      },
      render: renderFeed,
    });
    const fetchBumpCount = async () => {
      const page = await (await api.fetch("/api/activities/get_paginated", {})).json();
      return (page as { data: { num_reactions: number }[] }).data[0]?.num_reactions;
    };

    await user.click(await findBumpButton());
    await expect.poll(fetchBumpCount).toBe(1);
    await user.click(screen.getByRole("button", { name: "Bump", pressed: true }));

    await expect.poll(fetchBumpCount).toBe(0);
    expect(screen.getByText("Be the first to bump")).toBeVisible();
  });

  test("keeps a bump that waits for the network, and says so", async () => {
    const { user, network } = await renderWithApi({
      seed: async (api) => {
        await createJoanaSends(api, [0]);
        await api.signIn();
      },
      render: renderFeed,
    });
    const bumpButton = await findBumpButton();

    network.disconnect();
    await user.click(bumpButton);

    expect(await screen.findByText("Waiting")).toBeVisible();
    expect(bumpButton).toHaveAttribute("aria-pressed", "true");
    expect(await screen.findByText("1 bump")).toBeVisible();

    network.reconnect();
    dispatchEvent(new Event("online"));
    await expect.poll(() => screen.queryByText("Waiting")).toBeNull();
    expect(bumpButton).toHaveAttribute("aria-pressed", "true");
  });

  test("links visitors from the bump button to the login", async () => {
    await renderWithApi({ seed: (api) => createJoanaSends(api, [0]), render: renderFeed });

    const bumpLink = await screen.findByRole("link", { name: "Bump" });
    expect(bumpLink).toHaveAttribute("href", paths.login);
  });

  test("opens the list of users who bumped", async () => {
    const { user } = await renderWithApi({
      seed: async (api) => {
        await createJoanaSends(api, [0]);
        for (const username of ["mika.h", "ayla.k"]) {
          const otherUser = await api.signIn({ username });
          const page = await (await otherUser.fetch("/api/activities/get_paginated")).json();
          const [activity] = (page as { data: { id: string }[] }).data;
          await otherUser.fetch(`/api/reactions/${activity?.id}`, { method: "POST" });
        }
      },
      render: () => (
        <>
          <ActivityFeed />
          <UserListText />
        </>
      ),
    });

    await user.click(await screen.findByRole("button", { name: "2 bumps, see who bumped" }));

    expect(screen.getByRole("note")).toHaveTextContent("2 bumps: ayla.k, mika.h");
  });
});
