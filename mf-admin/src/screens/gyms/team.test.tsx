import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { getTitles } from "@topout/shared/testing";

import { renderWithApi } from "../../testing/render.ts";
import { Component as GymsScreen } from "./gyms-screen.tsx";

const DAY_MS = 24 * 60 * 60 * 1_000;
const addDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const stubDesktop = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

afterEach(() => vi.unstubAllGlobals());

/** Opens the gyms as the manager robin.k of Depot, whose team has the setter noor_ for 8 more days. */
const open = async () => {
  const view = await renderWithApi({
    seed: async (api) => {
      await api.seed.gym({ name: "Another gym" });
      const gym = await api.seed.gym({ name: "Depot" });
      const { user: manager } = await api.signIn({
        username: "robin.k",
        email: "robin@depot.example",
      });
      await api.seed.member({ user_id: manager.id, gym_id: gym.id, role: "manager" });
      const noor = await api.seed.user({ username: "noor_" });
      await api.seed.member({
        user_id: noor.id,
        gym_id: gym.id,
        until: addDays(8),
        invited_by: manager.id,
      });
      return gym;
    },
    render: () => <GymsScreen />,
    initialEntry: "/gyms",
  });
  const team = await screen.findByRole("list", { name: "Members" });
  const getRow = (username: string) =>
    within(team).getByText(username).closest("li") as HTMLElement;
  const chooseAction = async (username: string, action: string) => {
    await view.user.click(screen.getByRole("button", { name: `${username}, more` }));
    await view.user.click(screen.getByRole("menuitem", { name: action }));
  };
  return { ...view, getRow, chooseAction };
};

describe("the team of a gym", () => {
  test("shows a manager the own gym only, with its members", async () => {
    const { getRow } = await open();

    expect(screen.getByRole("heading", { name: "Depot" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Another gym" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "New gym" })).not.toBeInTheDocument();
    expect(getRow("robin.k")).toHaveTextContent("robin.k youManager");
    expect(getRow("noor_")).toHaveTextContent(/^noor_Setter until \d+ \w{3} \d{4}$/);
  });

  test("shows on desktop who has invited a member, and that the role ends soon", async () => {
    stubDesktop();
    const { getRow } = await open();

    expect(getRow("noor_")).toHaveTextContent(", invited by robin.k");
    expect(getRow("noor_")).toHaveTextContent(/Ends in \d days/);
    expect(getRow("robin.k")).toHaveTextContent("No end date");
  });

  test("changes a role in the row on desktop", async () => {
    stubDesktop();
    const { user } = await open();

    await user.selectOptions(screen.getByRole("combobox", { name: "Role of noor_" }), "Manager");

    await waitFor(() => expect(getTitles()).toEqual(["noor_ is a manager now"]));
    await waitFor(() =>
      expect(screen.getByRole("combobox", { name: "Role of noor_" })).toHaveValue("manager"),
    );
  });

  test("changes the role and the end date in dialogs on a phone", async () => {
    const { user, getRow, chooseAction } = await open();

    await chooseAction("noor_", "Change role");
    await user.click(screen.getByRole("radio", { name: /^Manager/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(getRow("noor_")).toHaveTextContent("Manager until"));
    await chooseAction("noor_", "Change end date");
    await user.clear(screen.getByLabelText(/^Until/));
    await user.click(screen.getByRole("button", { name: "Save" }));

    await waitFor(() => expect(getRow("noor_")).toHaveTextContent(/^noor_Manager$/));
    await expect.poll(getTitles).toEqual(["End date removed", "noor_ is a manager now"]);
  });

  test("rejects an end date that is over", async () => {
    const { user, chooseAction } = await open();

    await chooseAction("noor_", "Change end date");
    await user.clear(screen.getByLabelText(/^Until/));
    await user.type(screen.getByLabelText(/^Until/), "2020-01-01");
    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText("Choose today or a later day.")).toBeVisible();
    expect(getTitles()).toEqual([]);
  });

  test("removes a member after the confirmation", async () => {
    const { user, chooseAction } = await open();

    await chooseAction("noor_", "Remove");
    const dialog = screen.getByRole("alertdialog", { name: "Remove from the team" });
    expect(dialog).toHaveTextContent(
      "noor_ can no longer set at Depot. Routes and drafts by noor_ stay.",
    );
    expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(within(dialog).getByRole("button", { name: "Remove noor_" }));

    await waitFor(() => expect(screen.queryByText("noor_")).not.toBeInTheDocument());
    await expect.poll(getTitles).toEqual(["noor_ is no longer in the team"]);
  });

  test("lets a manager leave", async () => {
    const { user, chooseAction } = await open();

    await chooseAction("robin.k", "Leave the team");
    const dialog = screen.getByRole("alertdialog", { name: "Leave the team" });
    await user.click(within(dialog).getByRole("button", { name: "Leave the team" }));

    await waitFor(() => expect(getTitles()).toEqual(["You left the team"]));
  });
});

describe("an invitation", () => {
  const invite = async (email: string, until?: string) => {
    const view = await open();
    await view.user.click(screen.getByRole("button", { name: "Invite" }));
    const dialog = within(screen.getByRole("dialog", { name: "Invite to the team" }));
    if (email !== "") await view.user.type(dialog.getByLabelText("Email"), email);
    if (until) await view.user.type(dialog.getByLabelText(/^Until/), until);
    await view.user.click(dialog.getByRole("button", { name: "Send invitation" }));
    return { ...view, dialog };
  };

  test("is listed until it is withdrawn", async () => {
    const { user, network } = await invite("priya@example.com", "2999-12-12");

    const list = await screen.findByRole("list", { name: "Invited, not joined yet" });
    expect(list).toHaveTextContent("priya@example.com");
    expect(list).toHaveTextContent(/Setter until 12 Dec 2999 · Link works \d more days/);
    await expect.poll(getTitles).toContain("Invitation sent");
    // The row disappears before the account has been loaded again.
    const release = network.hold(/GET .*users\/me/);
    await user.click(within(list).getByRole("button", { name: /^Withdraw/ }));

    await waitFor(() => expect(list).not.toBeInTheDocument());
    release();
    await expect.poll(getTitles).toContain("Invitation withdrawn");
  });

  test("needs an email address", async () => {
    const { dialog } = await invite("");

    expect(dialog.getByLabelText("Email")).toBeInvalid();
    expect(dialog.getByLabelText("Email")).toHaveFocus();
  });

  test("is refused for a member of the team", async () => {
    const { dialog } = await invite("robin@depot.example");

    expect(await dialog.findByText("This person is in the team already.")).toBeVisible();
    expect(getTitles()).toEqual([]);
  });
});
