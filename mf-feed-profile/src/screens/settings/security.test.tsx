import { PUBLIC_URL, TEST_PASSWORD } from "@topout/api/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { getNotifications, logIn, openSettings } from "../../testing/settings.tsx";

type View = Awaited<ReturnType<typeof openSettings>>;

/** Logs in again. Returns a function that requests the account with the new session and returns the status. */
async function logInElsewhere({ api, data }: View, password = TEST_PASSWORD) {
  const token = await logIn(api, { email: data.me.user.email, password });
  return async () => (await api.fetchAs(token)("/api/users/me")).status;
}

/** user-event does not find a submit button outside of the form, so Enter does not work here. */
const submit = ({ user }: View, dialog: Awaited<ReturnType<typeof openDialog>>) =>
  user.click(dialog.getByRole("button", { name: /^(Change password|Send link)$/ }));

const openDialog = async ({ user }: View, name: string) => {
  await user.click(screen.getByRole("button", { name }));
  return within(await screen.findByRole("dialog", { name }));
};

describe("changing the password", () => {
  test("requires the current password and signs out everywhere else", async () => {
    const view = await openSettings();
    const getStatus = await logInElsewhere(view);
    const dialog = await openDialog(view, "Change password");
    expect(dialog.getByLabelText("Current password")).toHaveFocus();

    await view.user.type(dialog.getByLabelText("Current password"), "not-mine");
    await view.user.type(dialog.getByLabelText("New password"), "a-fresh-start");
    await submit(view, dialog);
    await waitFor(() =>
      expect(dialog.getByLabelText("Current password")).toHaveAccessibleDescription(
        "Incorrect password.",
      ),
    );
    await view.user.clear(dialog.getByLabelText("Current password"));
    await view.user.type(dialog.getByLabelText("Current password"), TEST_PASSWORD);
    await submit(view, dialog);

    await waitFor(() => expect(getNotifications()).toMatchObject([{ title: "Password changed" }]));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await getStatus()).toBe(401);
    const getNewStatus = await logInElsewhere(view, "a-fresh-start");
    expect(await getNewStatus()).toBe(200);
  });

  test("shows why the server rejects a new password", async () => {
    const view = await openSettings();
    const dialog = await openDialog(view, "Change password");

    await view.user.type(dialog.getByLabelText("Current password"), TEST_PASSWORD);
    await view.user.type(dialog.getByLabelText("New password"), "1234");
    await submit(view, dialog);

    const newPassword = dialog.getByLabelText("New password");
    await waitFor(() =>
      expect(newPassword).toHaveAccessibleDescription("Use at least 5 characters."),
    );
    // The form moves the focus after it has rendered the message.
    await waitFor(() => expect(newPassword).toHaveFocus());
  });
});

describe("changing the email address", () => {
  test("sends a link to the new address", async () => {
    const view = await openSettings();
    const dialog = await openDialog(view, "Change email");

    await view.user.type(dialog.getByLabelText("New email"), "robin@moved.example");
    await view.user.type(dialog.getByLabelText("Password"), TEST_PASSWORD);
    await submit(view, dialog);

    await waitFor(() =>
      expect(getNotifications()).toMatchObject([
        {
          title: "Check your inbox",
          message: "To confirm the change, open the link we sent to robin@moved.example.",
        },
      ]),
    );
    await view.api.runJobs();
    const [email] = await view.api.readSentEmails();
    expect(email?.to).toMatchObject([{ address: "robin@moved.example" }]);
    expect(email?.text).toContain(`${PUBLIC_URL}/verify/`);
    expect(await view.fetchMe()).toMatchObject({ email: view.data.me.user.email });
  });

  test("rejects a wrong password and an invalid address", async () => {
    const view = await openSettings();
    const dialog = await openDialog(view, "Change email");

    await view.user.type(dialog.getByLabelText("New email"), "robin@");
    await view.user.type(dialog.getByLabelText("Password"), "not-mine");
    await submit(view, dialog);
    expect(dialog.getByLabelText("New email")).toHaveAccessibleDescription("Invalid email");
    await view.user.type(dialog.getByLabelText("New email"), "moved.example");
    await submit(view, dialog);

    await waitFor(() =>
      expect(dialog.getByLabelText("Password")).toHaveAccessibleDescription("Incorrect password."),
    );
  });
});

describe("the sessions", () => {
  test("are listed, and the other sessions end on Sign out everywhere else", async () => {
    const view = await openSettings({ isSignedInElsewhere: true });
    expect(await screen.findByText("This device")).toBeVisible();
    expect(screen.getByText("Firefox on Android")).toBeVisible();

    await view.user.click(screen.getByRole("button", { name: "Sign out everywhere else" }));

    await waitFor(() =>
      expect(getNotifications()).toMatchObject([{ title: "Signed out everywhere else" }]),
    );
    await waitFor(() => expect(screen.queryByText("Firefox on Android")).not.toBeInTheDocument());
    expect(screen.getByText("This device")).toBeVisible();
    expect(screen.queryByRole("button", { name: /everywhere else/ })).not.toBeInTheDocument();
    expect(await view.fetchMe()).toMatchObject({ username: "robin.k" });
  });

  test("can be loaded again after an error", async () => {
    const view = await openSettings({ failingCalls: /GET \/api\/users\/me\/sessions/ });
    expect(await screen.findByText("Couldn't load your sessions.")).toBeVisible();

    view.network.restore();
    await view.user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("This device")).toBeVisible();
  });
});
