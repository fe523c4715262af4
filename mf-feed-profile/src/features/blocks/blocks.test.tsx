import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { createJoana, renderProfileScreen } from "../../testing/profile.tsx";
import { renderWithApi } from "../../testing/render.ts";
import { getNotifications } from "../../testing/settings.tsx";
import { stubImages } from "../../testing/stub-images.ts";
import { BlockedPeople } from "./blocked-people.tsx";

beforeEach(stubImages);

const openProfile = (isSignedIn: boolean) =>
  renderWithApi({
    seed: async (api) => {
      const joana = await createJoana(api);
      if (isSignedIn) await api.signIn({ username: "robin.k" });
      return joana;
    },
    render: renderProfileScreen,
    initialEntry: "/profile/joana_s",
  });

test("blocks the user of a profile, which then disappears", async () => {
  const { user, api } = await openProfile(true);
  await user.click(await screen.findByRole("button", { name: "More about joana_s" }));
  await user.click(screen.getByRole("menuitem", { name: "Block" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Block joana_s?" }));
  expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();

  await user.click(dialog.getByRole("button", { name: "Block" }));

  expect(await screen.findByRole("heading", { name: "You have blocked @joana_s" })).toBeVisible();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(await (await api.fetch("/api/blocks")).json()).toMatchObject([{ username: "joana_s" }]);
});

test("shows no menu to visitors", async () => {
  await openProfile(false);

  expect(await screen.findByRole("heading", { name: "@joana_s" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "More about joana_s" })).not.toBeInTheDocument();
});

test("lists blocked people, and unblocks them", async () => {
  const { user, api } = await renderWithApi({
    seed: async ({ seed, signIn }) => {
      const { fetch } = await signIn({ username: "robin.k" });
      for (const username of ["joana_s", "leo.dyno"]) {
        const { id } = await seed.user({ username });
        await fetch(`/api/blocks/${id}`, { method: "POST" });
      }
    },
    render: () => <BlockedPeople />,
  });
  const list = await screen.findByRole("list", { name: "Blocked people" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);

  await user.click(screen.getByRole("button", { name: "Unblock leo.dyno" }));

  await waitFor(() =>
    expect(getNotifications()).toMatchObject([{ title: "leo.dyno is unblocked" }]),
  );
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(1));
  expect(screen.getByRole("heading", { name: "Blocked people" })).toHaveFocus();

  await user.click(screen.getByRole("button", { name: "Unblock joana_s" }));

  expect(await screen.findByText("You have not blocked anyone.")).toBeVisible();
  expect(await (await api.fetch("/api/blocks")).json()).toEqual([]);
});
