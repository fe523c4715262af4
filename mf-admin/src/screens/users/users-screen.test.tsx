import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { paths } from "@topout/shared/paths";

import { renderWithApi } from "../../testing/render.ts";
import { Component as UsersScreen } from "./users-screen.tsx";

const stubDesktop = (isDesktop: boolean) =>
  vi.stubGlobal("matchMedia", () => ({
    matches: isDesktop,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const open = (initialEntry = "/admin", additionalUsers = 0) =>
  renderWithApi({
    seed: async (api) => {
      await api.seed.user({ username: "joana_s", route_setter: true, is_verified: true });
      await api.seed.user({ username: "tom.beta" });
      for (let index = 0; index < additionalUsers; index += 1) await api.seed.user();
      await api.signIn({ username: "robin.k", is_superuser: true, is_verified: true });
    },
    render: () => <UsersScreen />,
    initialEntry,
  });

afterEach(() => vi.unstubAllGlobals());

describe("UsersScreen", () => {
  test("counts users, admins and route setters", async () => {
    await open();

    expect(await screen.findByText("3 users · 1 admin · 1 route setter")).toBeVisible();
  });

  test("shows a table with roles on desktop", async () => {
    stubDesktop(true);
    await open();

    const table = await screen.findByRole("table", { name: "Users" });
    const row = within(table).getByRole("row", { name: /joana_s/ });
    expect(row).toHaveTextContent("joana_s@topout.example");
    expect(row).toHaveTextContent("Verified");
    expect(within(row).getByRole("switch", { name: "Route setter: joana_s" })).toBeChecked();
    expect(within(row).getByRole("switch", { name: "Admin: joana_s" })).not.toBeChecked();
    expect(within(table).getByRole("row", { name: /tom/ })).toHaveTextContent("Unverified");
  });

  test("shows a list on phones and tablets", async () => {
    stubDesktop(false);
    await open();

    const list = await screen.findByRole("list", { name: "Users" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  });

  test("promotes and demotes a user", async () => {
    const { user } = await open();
    const findSwitch = () => screen.findByRole("switch", { name: "Route setter: tom.beta" });

    await user.click(await findSwitch());
    expect(await screen.findByText("3 users · 1 admin · 2 route setters")).toBeVisible();
    expect(await findSwitch()).toBeChecked();

    await user.click(await findSwitch());
    expect(await screen.findByText("3 users · 1 admin · 1 route setter")).toBeVisible();
    expect(await findSwitch()).not.toBeChecked();
  });

  test("restores the switch of the last admin", async () => {
    const { user } = await open();
    const findSwitch = () => screen.findByRole("switch", { name: "Admin: robin.k" });

    await user.click(await findSwitch());

    await waitFor(async () => expect(await findSwitch()).not.toHaveAttribute("aria-busy"));
    expect(await findSwitch()).toBeChecked();
    expect(screen.getByText("3 users · 1 admin · 1 route setter")).toBeVisible();
  });

  test("deactivates an account after a confirmation, and reactivates it", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Deactivate: tom.beta" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate account" });

    await user.click(within(dialog).getByRole("button", { name: "Deactivate account" }));
    expect(await screen.findByText("Deactivated")).toBeVisible();

    await user.click(await screen.findByRole("button", { name: "Reactivate: tom.beta" }));
    const question = await screen.findByRole("alertdialog", { name: "Reactivate account" });
    await user.click(within(question).getByRole("button", { name: "Reactivate account" }));
    expect(await screen.findByRole("button", { name: "Deactivate: tom.beta" })).toBeVisible();
    expect(screen.queryByText("Deactivated")).not.toBeInTheDocument();
  });

  test("loads the next page of users, and moves the focus to the first new one", async () => {
    const { user } = await open("/admin", 55);
    expect(await screen.findByText("58 users")).toBeVisible();
    const list = screen.getByRole("list", { name: "Users" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(50);

    await user.click(screen.getByRole("button", { name: "Load more users" }));

    expect(await screen.findByText("58 users · 1 admin · 1 route setter")).toBeVisible();
    const rows = within(list).getAllByRole("listitem");
    expect(rows).toHaveLength(58);
    expect(rows[50]).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole("button", { name: "Load more users" })).not.toBeInTheDocument();
  });

  test("links each username to the profile", async () => {
    await open();

    const link = await screen.findByRole("link", { name: /^tom\.beta/ });
    expect(link).toHaveAttribute("href", paths.profile("tom.beta"));
  });

  test("filters users by the search query", async () => {
    const { user } = await open();
    await screen.findByRole("link", { name: /^tom\.beta/ });

    await user.type(screen.getByRole("searchbox", { name: "Search username or email" }), "joana");

    expect(await screen.findByText("1 user · 0 admins · 1 route setter")).toBeVisible();
    expect(screen.queryByRole("link", { name: /^tom\.beta/ })).not.toBeInTheDocument();
  });

  test("reads the query from the URL, and shows that no user matches", async () => {
    await open("/admin?q=no-such-user");

    expect(screen.getByRole("searchbox")).toHaveValue("no-such-user");
    expect(await screen.findByRole("heading", { name: "No users found" })).toBeVisible();
  });
});
