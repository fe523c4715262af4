import { createClimb } from "@topout/shared/api";
import { getToken, hasStoredEntries, setOutboxLoader, withOutbox } from "@topout/shared/platform";
import { TEST_PASSWORD } from "@topout/api/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { getNotifications, openSettings } from "../../testing/settings.tsx";

describe("AccountData", () => {
  test("opens a link to the archive that needs no session and works once", async () => {
    const { user, api } = await openSettings();
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);

    await user.click(screen.getByRole("button", { name: "Download" }));

    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    const path = link.getAttribute("href") ?? "";
    const response = await api.fetchAnonymously(path);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect((await api.fetchAnonymously(path)).status).toBe(401);
  });

  test("enables Download again if the link could not be created", async () => {
    const { user, network } = await openSettings();
    network.fail(/POST \/api\/users\/me\/export/);

    await user.click(screen.getByRole("button", { name: "Download" }));

    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Download" })).not.toHaveAttribute("aria-busy"),
    );
  });

  test("deletes the account only with the username and the correct password", async () => {
    const { user, fetchMe, network } = await openSettings();
    network.fail(/^POST .*add_send/);
    const climb = createClimb("0192f0c1-7a00-7000-8000-000000000001", true);
    await withOutbox((outbox) => outbox.enqueue({ type: "log", climb }, "P1"));
    await waitFor(() => expect(hasStoredEntries()).toBe(true));
    await user.click(screen.getByRole("button", { name: "Delete account" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Delete account" });
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    const submit = () => user.click(within(dialog).getByRole("button", { name: "Delete account" }));
    const username = screen.getByLabelText("Type your username, robin.k");
    const password = screen.getByLabelText("Password");

    await user.type(username, "robin");
    await user.type(password, TEST_PASSWORD);
    await submit();
    expect(username).toHaveAccessibleDescription("Type robin.k to confirm.");
    expect(username).toHaveFocus();
    expect(await fetchMe()).toMatchObject({ username: "robin.k" });

    await user.type(username, ".k");
    await user.type(password, "-not-mine");
    await submit();
    await waitFor(() => expect(password).toHaveAccessibleDescription("Incorrect password."));
    expect(password).toHaveFocus();

    await user.clear(password);
    await user.type(password, TEST_PASSWORD);
    await submit();
    await waitFor(() => expect(getToken()).toBeNull());
    expect(getNotifications()).toContainEqual(
      expect.objectContaining({ type: "success", title: "Account deleted" }),
    );
    expect(await fetchMe()).toMatchObject({ detail: "UNAUTHORIZED" });
    expect(dialog).not.toBeInTheDocument();
    expect(hasStoredEntries()).toBe(false);
  });

  test("notifies the user if the waiting changes of a deleted account are still on the device", async () => {
    const reportError = vi.spyOn(globalThis, "reportError").mockReturnValue();
    onTestFinished(() => reportError.mockRestore());
    const { user } = await openSettings();
    setOutboxLoader(() => Promise.reject(new Error("The database is blocked")));
    await user.click(screen.getByRole("button", { name: "Delete account" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Delete account" });
    await user.type(screen.getByLabelText("Type your username, robin.k"), "robin.k");
    await user.type(screen.getByLabelText("Password"), TEST_PASSWORD);

    await user.click(within(dialog).getByRole("button", { name: "Delete account" }));

    await waitFor(() => expect(getToken()).toBeNull());
    expect(getNotifications()).toMatchObject([
      { type: "success", title: "Account deleted" },
      { type: "error", message: "Your waiting changes couldn't be deleted from this device." },
    ]);
    expect(reportError).toHaveBeenCalledOnce();
  });
});
