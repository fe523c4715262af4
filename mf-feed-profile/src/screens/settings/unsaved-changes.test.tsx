import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Link, Route, Routes } from "@topout/shared/platform";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { createPhoto } from "@topout/shared/testing";
import { listDrafts } from "../../testing/list-drafts.ts";
import { renderWithApi } from "../../testing/render.ts";
import { stubImages } from "../../testing/stub-images.ts";
import { Component as SettingsScreen } from "./settings-screen.tsx";

beforeEach(() => stubImages());

async function open() {
  const view = await renderWithApi({
    seed: (api) => api.signIn({ username: "robin.k", about: "Weekend boulderer" }),
    render: () => (
      <>
        <Link to="/feed">Feed</Link>
        <Link to="/settings#main">Skip to content</Link>
        <Routes>
          <Route path="/settings" element={<SettingsScreen />} />
          <Route path="/feed" element={<Link to="/settings">Settings</Link>} />
        </Routes>
      </>
    ),
    initialEntry: "/settings",
  });
  await screen.findByLabelText("Username");
  const click = (role: "link" | "button", name: string) =>
    view.user.click(screen.getByRole(role, { name }));
  return { ...view, click };
}

const findDialog = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
const getAbout = () => screen.getByLabelText("About");

/** Whether the browser would ask before it closes the page. */
const asksBeforeUnload = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));

describe("unsaved settings", () => {
  test("do not block a link if there are no changes", async () => {
    const { click } = await open();
    expect(asksBeforeUnload()).toBe(false);

    await click("link", "Feed");

    expect(screen.getByRole("link", { name: "Settings" })).toBeVisible();
  });

  test("block a link until the user decides, and Escape keeps the changes", async () => {
    const { user, click } = await open();
    await user.type(getAbout(), "!");
    expect(asksBeforeUnload()).toBe(true);

    await click("link", "Feed");
    const dialog = await findDialog();
    expect(within(dialog).getByRole("button", { name: "Stay" })).toHaveFocus();
    await user.keyboard("{Escape}");

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(getAbout()).toHaveValue("Weekend boulderer!");
  });

  test("do not block a link to the same screen", async () => {
    const { user, click } = await open();
    await user.type(getAbout(), "!");

    await click("link", "Skip to content");

    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  test("are stored until the user comes back and discards them", async () => {
    const { user, click } = await open();
    await user.type(getAbout(), "!");
    await user.upload(screen.getByLabelText("Change photo"), createPhoto());
    await user.click(await screen.findByRole("button", { name: "Use photo" }));
    await waitFor(() => expect(listDrafts()).toHaveLength(2));
    await click("link", "Feed");
    await findDialog();
    await click("button", "Leave");

    await click("link", "Settings");
    expect(await screen.findByText("You have unsaved changes.")).toBeVisible();
    expect(getAbout()).toHaveValue("Weekend boulderer!");
    expect(screen.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-disabled");

    await click("button", "Discard");
    expect(getAbout()).toHaveValue("Weekend boulderer");
    expect(screen.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(listDrafts()).toEqual([]));
  });

  test("can be discarded in the dialog", async () => {
    const { user, click } = await open();
    await user.type(getAbout(), "!");
    await click("link", "Feed");
    await findDialog();

    await click("button", "Discard changes");

    expect(await screen.findByRole("link", { name: "Settings" })).toBeVisible();
    expect(listDrafts()).toEqual([]);
  });

  test("block a sign-out until the user decides", async () => {
    const { user, click } = await open();
    const signOut = vi.fn<() => void>();
    const requestSignOut = () =>
      fireEvent(window, new CustomEvent("logout", { cancelable: true, detail: signOut }));
    expect(requestSignOut()).toBe(true);
    await user.type(getAbout(), "!");

    expect(requestSignOut()).toBe(false);
    const dialog = await screen.findByRole("alertdialog", { name: "Sign out without saving?" });
    expect(within(dialog).getByRole("button", { name: "Stay" })).toHaveFocus();
    await click("button", "Stay");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(signOut).not.toHaveBeenCalled();

    expect(requestSignOut()).toBe(false);
    await screen.findByRole("alertdialog", { name: "Sign out without saving?" });
    await click("button", "Sign out");
    expect(signOut).toHaveBeenCalledOnce();
  });

  test("do not block a reload after Save", async () => {
    const { user, click } = await open();
    await user.type(getAbout(), "!");
    await click("button", "Save");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-busy"),
    );

    expect(asksBeforeUnload()).toBe(false);
    expect(listDrafts()).toEqual([]);
  });
});
