import { preferences } from "@topout/shared/platform";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { renderWithApi } from "../testing/render.ts";
import { GymSwitcher } from "./gym-switcher.tsx";

interface OpenOptions {
  readonly count?: number;
  readonly names?: readonly string[];
}

/** Renders the switcher with numbered and named gyms, and opens it. */
async function openSwitcher({ count = 9, names = [] }: OpenOptions = {}) {
  const view = await renderWithApi({
    seed: async ({ seed }) => {
      for (let n = 1; n <= count; n++) await seed.gym({ name: `Gym ${n}`, location: "Hull" });
      const gyms = [];
      for (const name of names) gyms.push(await seed.gym({ name, location: "Leeds" }));
      return gyms;
    },
    render: () => <GymSwitcher action={undefined} />,
  });
  await view.user.click(await screen.findByRole("button"));
  return view;
}

const findField = () => screen.findByRole("combobox", { name: "Search gyms" });
const getText = ({ textContent }: HTMLElement) => textContent;
const getOptions = () => screen.queryAllByRole("option").map(getText);
const getActiveOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("GymSwitcher with many gyms", () => {
  test("has a menu for eight gyms, and a search for more", async () => {
    await openSwitcher({ count: 8 });

    expect(screen.getAllByRole("menuitemradio")).toHaveLength(8);
  });

  test("shows the visited gym until the user types", async () => {
    await openSwitcher();
    await findField();

    const list = screen.getByRole("listbox", { name: "Gyms" });
    expect(within(list).getByRole("group", { name: "Visited lately" })).toHaveTextContent(/Gym 1/);
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Gym 1");
  });

  test("finds a gym by three letters, with the keyboard only", async () => {
    const { user } = await openSwitcher({ names: ["Café Nord", "Cafétéria Bloc"] });
    const field = await findField();

    await user.type(field, "caf");

    expect(await screen.findByText("2 gyms")).toBeInTheDocument();
    expect(getOptions()).toEqual(["CCafé NordLeeds", "CCafétéria BlocLeeds"]);
    expect(screen.getAllByText("Caf", { selector: "mark" })).toHaveLength(2);
    expect(getActiveOption(field)).toMatch(/Café Nord/);
    await user.keyboard("{ArrowDown}");
    expect(getActiveOption(field)).toMatch(/Cafétéria/);
    await user.keyboard("{Enter}");

    expect(await screen.findByRole("button", { name: /^Cafétéria Bloc/ })).toHaveFocus();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("lists the visited gyms, the last one first", async () => {
    const { user } = await openSwitcher();
    await user.click(await screen.findByRole("option", { name: /Gym 1/ }));
    await user.click(screen.getByRole("button"));
    await user.type(await findField(), "gym 2");
    await user.click(await screen.findByRole("option", { name: /Gym 2/ }));
    await user.click(await screen.findByRole("button", { name: /^Gym 2/ }));

    const group = await screen.findByRole("group", { name: "Visited lately" });
    await waitFor(() =>
      expect(within(group).getAllByRole("option").map(getText)).toEqual([
        "GGym 2Hull",
        "GGym 1Hull",
      ]),
    );
  });

  test("shows a gym that is not among the first 100", async () => {
    const { user, data } = await openSwitcher({ count: 100, names: ["Zenith"] });
    await user.type(await findField(), "zen{Enter}");
    await user.click(await screen.findByRole("option", { name: /Zenith/ }));

    expect(await screen.findByRole("button", { name: /^Zenith/ })).toHaveFocus();
    expect(preferences.getState().gymId).toBe(data[0]?.id);
  });

  test("loads more than 20 matches on demand", async () => {
    const { user } = await openSwitcher({ count: 21 });
    await user.type(await findField(), "hul");

    expect(await screen.findByText("21 gyms")).toBeInTheDocument();
    expect(getOptions()).toHaveLength(20);
    await user.click(screen.getByRole("button", { name: "Load more" }));

    await screen.findByRole("option", { name: /Gym 21/ });
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  test("offers to clear a search without matches", async () => {
    const { user } = await openSwitcher();
    await user.type(await findField(), "zzz");

    expect(await screen.findByRole("heading", { name: "No gym found" })).toBeVisible();
    expect(screen.getByText(/Nothing called “zzz”/)).toBeVisible();
    const [, clear] = screen.getAllByRole("button", { name: "Clear search" });
    if (clear) await user.click(clear);

    expect(await findField()).toHaveValue("");
  });

  test("lists the saved gyms without a network", async () => {
    const { user, network } = await openSwitcher();
    network.disconnect();
    await user.type(await findField(), "gym");

    expect(await screen.findByText("You are offline.")).toBeVisible();
    expect(getOptions()).toEqual(["GGym 1Hull"]);
    expect(screen.getByText("Search works again when you are back online.")).toBeVisible();
  });

  test("searches again after an error", async () => {
    const { user, network } = await openSwitcher();
    const field = await findField();
    network.fail(/GET .*\/gyms\/search/);
    await user.type(field, "gym");
    const retry = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("alert")).toHaveTextContent("Search did not answer.");
    network.restore();

    await user.click(retry);

    expect(await screen.findByText("9 gyms")).toBeInTheDocument();
  });

  test("searches the listed gyms if an older server has no search", async () => {
    const { user } = await openSwitcher({ names: ["Zenith"] });
    const connectedFetch = globalThis.fetch;
    vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) =>
      typeof input === "string" && input.includes("/gyms/search")
        ? Response.json({ detail: "NOT_FOUND", message: "Not found" }, { status: 404 })
        : connectedFetch(input, init),
    );
    await user.type(await findField(), "zen");

    expect(await screen.findByText("1 gym")).toBeInTheDocument();
    expect(getOptions()).toEqual(["ZZenithLeeds"]);
  });

  test("closes with Escape, and returns the focus", async () => {
    const { user } = await openSwitcher();
    await findField();
    await user.click(screen.getByRole("combobox"));
    await user.keyboard("{Escape}");

    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.getByRole("button", { name: /^Gym 1/ })).toHaveFocus();
  });
});

test("lists the gym of a team that is not among the first 100", async () => {
  const { user } = await renderWithApi({
    seed: async (api) => {
      const { user: me } = await api.signIn();
      await api.seed.numberedGyms(100);
      const { id } = await api.seed.gym({ name: "Zenith" });
      await api.seed.member({ user_id: me.id, gym_id: id });
    },
    render: () => <GymSwitcher action="setRoutes" />,
  });

  await user.click(await screen.findByRole("button", { name: /^Zenith/ }));

  expect(screen.getAllByRole("menuitemradio")).toHaveLength(1);
});

test("links an open invitation below the search", async () => {
  const { user } = await renderWithApi({
    seed: async (api) => {
      const { user: me } = await api.signIn({ is_verified: true });
      await api.seed.numberedGyms(9);
      const { id: gym_id } = await api.seed.gym({ name: "Depot" });
      const manager = await api.seed.user({ username: "robin.k", is_superuser: true });
      await api.seed.invitation({ gym_id, email: me.email, created_by: manager.id });
    },
    render: () => <GymSwitcher action={undefined} />,
  });

  await user.click(await screen.findByRole("button"));

  const link = await screen.findByRole("link", { name: "Set at Depot robin.k invites you" });
  expect(link.getAttribute("href")).toMatch(/^\/join\/./);
});
