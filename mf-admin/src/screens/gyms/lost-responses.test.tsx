import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import type { QueryClient } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";

import { renderWithApi } from "../../testing/render.ts";
import { Component as GymsScreen } from "./gyms-screen.tsx";

const open = (initialEntry = "/gyms") =>
  renderWithApi({
    seed: async (api) => {
      await api.signIn({ is_superuser: true });
      await api.seed.gym({ name: "Depot", location: "Leeds", about: "Steep" });
    },
    render: () => <GymsScreen />,
    initialEntry,
  });

const getDraftNames = () => Object.keys(localStorage).filter((key) => key.includes("draft"));

const waitForError = (client: QueryClient) =>
  expect.poll(() => client.getMutationCache().getAll().at(-1)?.state.status).toBe("error");

describe("a change of a gym whose response is lost", () => {
  test("is saved again, with what the user has changed since", async () => {
    const { client, network, user } = await open();
    await user.click(await screen.findByRole("button", { name: "Edit gym" }));
    await user.click(screen.getByRole("menuitem", { name: "Edit Gym Info" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Gym Info" }));
    const name = dialog.getByRole("textbox", { name: "Name" });
    await user.type(name, " Two");
    network.loseNextResponse(/^PATCH .*\/gyms\//);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitForError(client);

    await user.type(name, " Halls");
    await user.click(dialog.getByRole("button", { name: "Save" }));

    expect(await screen.findByRole("heading", { name: "Depot Two Halls" })).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("is saved again from the layout editor", async () => {
    const { client, network, user } = await open("/gyms?edit=lines");
    await user.click(await screen.findByRole("button", { name: "Add line" }));
    network.loseNextResponse(/^PATCH .*\/gyms\//);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitForError(client);

    await user.click(screen.getByRole("button", { name: "Save" }));

    await expect.poll(getTitles).toContain("Gym Updated");
    expect(getDraftNames()).toEqual([]);
  });
});

test("an invitation whose response is lost is sent once, and replaced if the address has changed", async () => {
  const { client, network, user } = await open();
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(screen.getByRole("dialog", { name: "Invite to the team" }));
  const email = dialog.getByLabelText("Email");
  const send = () => user.click(dialog.getByRole("button", { name: "Send invitation" }));
  const sendWithoutResponse = async () => {
    network.loseNextResponse(/^POST .*\/invitations/);
    await send();
    await waitForError(client);
  };
  await user.type(email, "pria@example.com");
  await sendWithoutResponse();
  await user.clear(email);
  await user.type(email, "priya@example.com");
  await sendWithoutResponse();

  await send();

  await waitFor(() => expect(getTitles()).toEqual(["Invitation sent"]));
  const list = screen.getByRole("list", { name: "Invited, not joined yet" });
  expect(within(list).getByText("priya@example.com")).toBeVisible();
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
});
