import { screen, waitFor } from "@testing-library/react";
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

    await user.click(await screen.findByRole("button", { name: "Purple", pressed: true }));

    expect(await dots()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Purple October/ })).not.toBeInTheDocument();
  });

  test("leave a way back when all are off", async () => {
    const { user } = await renderWithApi({ given: gym, show: dashboard });
    await user.click(await screen.findByRole("button", { name: "Purple", pressed: true }));
    await user.click(screen.getByRole("button", { name: "Green", pressed: true }));

    await user.click(await screen.findByRole("button", { name: "Reset filters" }));

    expect(await dots()).toHaveLength(3);
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
