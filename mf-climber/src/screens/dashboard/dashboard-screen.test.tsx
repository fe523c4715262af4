import type { TestApi } from "@topout/api/testing";
import { preferences, setPreference } from "@topout/shared/platform";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { dashboard, dots, gym, Late, unfold } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

describe("the dashboard without an account", () => {
  test("shows the current routes on the map, and no record", async () => {
    await renderWithApi({ given: gym, show: dashboard });

    expect(await dots()).toEqual(
      expect.arrayContaining(["G2, Green, Wall", "G10, Green, Cave", "P1, Purple, The Slab"]),
    );
    expect(screen.getByRole("listbox", { name: "Gym map, 3 routes" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Projects/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Filter" })).not.toBeInTheDocument();
  });

  test("has a section per circuit in display order, with its set's month", async () => {
    await renderWithApi({ given: gym, show: dashboard });

    await screen.findByRole("listbox");
    const heads = screen.getAllByRole("button", { expanded: false });
    expect(heads.map((head) => head.textContent)).toEqual([
      expect.stringContaining("Green November 2026"),
      expect.stringContaining("Purple October 2026"),
    ]);
  });

  test("says that there is no gym yet", async () => {
    await renderWithApi({ given: async () => {}, show: dashboard });

    expect(await screen.findByRole("heading", { name: "No gyms yet" })).toBeInTheDocument();
  });
});

describe("circuit chips", () => {
  test("hide a circuit on map and list", async () => {
    const { user } = await renderWithApi({ given: gym, show: dashboard });

    await user.click(await screen.findByRole("button", { name: /^Purple/, pressed: true }));

    expect(await dots()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Purple October/ })).not.toBeInTheDocument();
  });

  test("leave a way back when all are off", async () => {
    const { user } = await renderWithApi({ given: gym, show: dashboard });
    await user.click(await screen.findByRole("button", { name: /^Purple/, pressed: true }));
    await user.click(screen.getByRole("button", { name: /^Green/, pressed: true }));

    await user.click(await screen.findByRole("button", { name: "Reset filters" }));

    expect(await dots()).toHaveLength(3);
  });
});

describe("the search", () => {
  test("lists what it finds without any unfolding, and thins the map out too", async () => {
    const { given, user } = await renderWithApi({ given: gym, show: dashboard });

    await user.type(await screen.findByRole("searchbox", { name: "Search routes" }), "purple");

    expect(await screen.findByRole("listbox", { name: "Gym map, 1 route" })).toBeInTheDocument();
    expect(screen.getByText("1 route", { selector: "[role=status]" })).toBeInTheDocument();
    expect(screen.getByLabelText("Address")).toHaveTextContent("/?q=purple");
    await user.click(screen.getByRole("button", { name: /^P1/ }));
    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?q=purple&route=${given.p1.id}`);
  });

  test("that finds nothing says what it looked for, and can be reset", async () => {
    const { user } = await renderWithApi({ given: gym, show: dashboard });
    const field = await screen.findByRole("searchbox", { name: "Search routes" });

    await user.type(field, "roof{Enter}");
    expect(await screen.findByText(/No route has “roof”/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reset filters" }));

    expect(await dots()).toHaveLength(3);
    expect(field).toHaveValue("");
  });
});

describe("hidden circuits", () => {
  const remember = async (api: TestApi) => {
    const routes = await gym(api);
    const { gym_id, circuit_id } = routes.purple;
    setPreference("circuitFilters", { [gym_id]: [circuit_id] });
    return routes;
  };

  test("that this device remembers come back into a bare address", async () => {
    const { given } = await renderWithApi({ given: remember, show: dashboard });

    expect(await dots()).toHaveLength(2);
    const address = `/?without=${given.purple.circuit_id}`;
    await waitFor(() => expect(screen.getByLabelText("Address")).toHaveTextContent(address));
  });

  test("of a shared address show as they are there, and nothing else is remembered", async () => {
    const { given } = await renderWithApi({
      given: remember,
      show: dashboard,
      at: ({ green }) => `/?without=${green.circuit_id}`,
    });

    expect(await dots()).toEqual(["P1, Purple, The Slab"]);
    const { gym_id, circuit_id } = given.purple;
    expect(preferences.getState().circuitFilters).toEqual({ [gym_id]: [circuit_id] });
  });
});

describe("a picked dot", () => {
  test("shows its card, which opens the panel's address", async () => {
    const { given, user } = await renderWithApi({ given: gym, show: dashboard });
    const map = await screen.findByRole("listbox");
    expect(screen.queryByRole("button", { name: /^P1/ })).not.toBeInTheDocument();

    map.focus();
    await user.keyboard("{ArrowDown}");
    await user.click(await screen.findByRole("button", { name: /^P1/ }));

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${given.p1.id}`);
  });

  test("opens the panel's address with Enter", async () => {
    const { given, user } = await renderWithApi({ given: gym, show: dashboard });

    (await screen.findByRole("listbox")).focus();
    await user.keyboard("{ArrowDown}{Enter}");

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${given.p1.id}`);
  });

  test("is still selected after it was filtered away", async () => {
    const { user } = await renderWithApi({ given: gym, show: dashboard });
    const map = await screen.findByRole("listbox");
    map.focus();
    await user.keyboard("{ArrowDown}");

    await user.click(screen.getByRole("button", { name: "Purple 1" }));
    expect(within(map).queryByRole("option", { selected: true })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Purple 1" }));

    expect(within(map).getByRole("option", { selected: true })).toHaveAccessibleName(/^P1/);
  });
});

describe("a dot that is picked beside the open panel", () => {
  test("is shown by the panel", async () => {
    const { given, user } = await renderWithApi({
      given: gym,
      show: dashboard,
      at: ({ g2 }) => `/?route=${g2.id}`,
    });

    const map = await screen.findByRole("listbox");
    map.focus();
    await user.keyboard("{ArrowRight}");

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${given.p1.id}`);
    expect(within(map).getByRole("option", { selected: true })).toHaveAccessibleName(/^P1/);
  });
});

describe("a circuit's section", () => {
  test("unfolds alone, and its rows open the panel's address", async () => {
    const { given, user } = await renderWithApi({ given: gym, show: dashboard });
    await unfold(/Green/, user.click);
    await unfold(/Purple October/, user.click);

    expect(screen.getAllByRole("button", { expanded: true })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: /P1.*0 sends/ }));

    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?route=${given.p1.id}`);
  });
});

describe("the dashboard without a network", () => {
  test("says so and recovers with Retry", async () => {
    const { network, user } = await renderWithApi({ given: gym, show: () => <Late /> });
    network.disconnect();
    await user.click(screen.getByRole("button", { name: "Show" }));

    const retry = await screen.findByRole("button", { name: "Retry" });
    network.reconnect();
    await user.click(retry);

    await waitFor(async () => expect(await dots()).toHaveLength(3));
  });
});
