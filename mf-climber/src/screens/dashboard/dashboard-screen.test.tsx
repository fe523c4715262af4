import { paths } from "@topout/shared/paths";
import { preferences } from "@topout/shared/platform";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import {
  renderDashboard,
  findDotLabels,
  createGym,
  DeferredDashboard,
  openSection,
} from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

describe("the dashboard of a visitor", () => {
  test("shows the current routes on the map without climb states", async () => {
    await renderWithApi({ seed: createGym, render: renderDashboard });

    expect(await findDotLabels()).toEqual(
      expect.arrayContaining(["G2, Green, Wall", "G10, Green, Cave", "P1, Purple, The Slab"]),
    );
    expect(screen.getByRole("listbox", { name: "Gym map, 3 routes" })).toBeInTheDocument();
  });

  test("has a section per circuit in display order, with the month of its set", async () => {
    await renderWithApi({ seed: createGym, render: renderDashboard });

    await screen.findByRole("listbox");
    const headers = screen.getAllByRole("button", { name: /2026/, expanded: false });
    expect(headers.map((header) => header.textContent)).toEqual([
      expect.stringContaining("Green November 2026"),
      expect.stringContaining("Purple October 2026"),
    ]);
  });

  test("explains a current set without routes, unless its circuit is hidden", async () => {
    const { user } = await renderWithApi({
      seed: async (api) => {
        const { green } = await createGym(api);
        await api.seed.set({ circuit_id: green.circuit_id, date: new Date("2026-12-01") });
      },
      render: renderDashboard,
    });

    const header = await screen.findByRole("button", { name: /^Green December 2026/ });
    expect(header).toHaveTextContent("No routes in this set yet");
    await user.click(screen.getByRole("button", { name: "Green 0" }));
    expect(header).not.toBeInTheDocument();
  });

  test("shows a message if there are no gyms", async () => {
    await renderWithApi({ seed: async () => {}, render: renderDashboard });

    expect(await screen.findByRole("heading", { name: "No gyms yet" })).toBeInTheDocument();
    expect(screen.getByText(/^Once a gym joins/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "New gym" })).not.toBeInTheDocument();
  });

  test("leads an admin without gyms to the first one", async () => {
    await renderWithApi({
      seed: async ({ signIn }) => void (await signIn({ is_superuser: true })),
      render: renderDashboard,
    });

    const link = await screen.findByRole("link", { name: "New gym" });
    expect(link).toHaveAttribute("href", paths.createGym);
    expect(screen.getByText(/^Create the first one/)).toBeVisible();
  });
});

test("a link to a gym selects it, and loses the parameter", async () => {
  const { data } = await renderWithApi({
    seed: async (api) => {
      await api.seed.gym({ name: "A first gym" });
      return createGym(api);
    },
    render: renderDashboard,
    initialEntry: ({ green }) => paths.dashboardOf(green.gym_id),
  });

  expect(await screen.findByRole("listbox", { name: "Gym map, 3 routes" })).toBeInTheDocument();
  expect(preferences.getState().gymId).toBe(data.green.gym_id);
  await waitFor(() => expect(screen.getByLabelText("Address")).toHaveTextContent(/^\/$/));
});

describe("a selected dot", () => {
  test("shows a card that opens the panel", async () => {
    const { data, user } = await renderWithApi({ seed: createGym, render: renderDashboard });
    const map = await screen.findByRole("listbox");
    expect(screen.queryByRole("button", { name: /^P1/ })).not.toBeInTheDocument();

    map.focus();
    await user.keyboard("{ArrowDown}");
    await user.click(await screen.findByRole("button", { name: /^P1/ }));

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${data.p1.id}`);
  });

  test("opens the panel with Enter", async () => {
    const { data, user } = await renderWithApi({ seed: createGym, render: renderDashboard });

    (await screen.findByRole("listbox")).focus();
    await user.keyboard("{ArrowDown}{Enter}");

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${data.p1.id}`);
  });

  test("stays selected while it is filtered out", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });
    const map = await screen.findByRole("listbox");
    map.focus();
    await user.keyboard("{ArrowDown}");

    await user.click(screen.getByRole("button", { name: "Purple 1" }));
    expect(within(map).queryByRole("option", { selected: true })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Purple 1" }));

    expect(within(map).getByRole("option", { selected: true })).toHaveAccessibleName(/^P1/);
  });
});

describe("a dot selected beside the open panel", () => {
  test("opens in the panel", async () => {
    const { data, user } = await renderWithApi({
      seed: createGym,
      render: renderDashboard,
      initialEntry: ({ g2 }) => `/?route=${g2.id}`,
    });

    const map = await screen.findByRole("listbox");
    map.focus();
    await user.keyboard("{ArrowRight}");

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${data.p1.id}`);
    expect(within(map).getByRole("option", { selected: true })).toHaveAccessibleName(/^P1/);
  });
});

describe("a circuit section", () => {
  test("closes the other section, and its rows open the panel", async () => {
    const { data, user } = await renderWithApi({ seed: createGym, render: renderDashboard });
    await openSection(/Green/, user.click);
    await openSection(/Purple October/, user.click);

    expect(screen.getAllByRole("button", { expanded: true })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: /P1.*0 sends/ }));

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${data.p1.id}`);
  });
});

describe("the dashboard without a network", () => {
  test("shows an error and recovers with Retry", async () => {
    const { network, user } = await renderWithApi({
      seed: createGym,
      render: () => <DeferredDashboard />,
    });
    network.disconnect();
    await user.click(screen.getByRole("button", { name: "Show" }));

    const retryButton = await screen.findByRole("button", { name: "Retry" });
    network.reconnect();
    await user.click(retryButton);

    await waitFor(async () => expect(await findDotLabels()).toHaveLength(3));
  });
});
