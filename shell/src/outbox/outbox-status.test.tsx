import { getAccessToken } from "@topout/api/testing";
import { getToken, notifications, outboxState, signIn } from "@topout/shared/platform";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { requestSignOut } from "../access/request-sign-out.ts";
import { findBar, findDialog, openPage } from "./testing/open-page.tsx";

const findSignOutDialog = () => screen.findByRole("alertdialog", { name: "Sign out?" });
const reconnect = (network: { reconnect: () => void }) => {
  network.reconnect();
  dispatchEvent(new Event("online"));
};

describe("OutboxStatus", () => {
  test("lists the waiting taps, and shows when they are saved", async () => {
    const { network, user, log, fetchClimbs } = await openPage();
    network.disconnect();
    await log();
    await log();

    expect(await findBar()).toHaveTextContent("2 waiting");
    await user.click(within(await findBar()).getByRole("button", { name: "Show" }));
    const dialog = await findDialog("Waiting changes");
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map((row) => row.textContent),
    ).toEqual(["Send of P1Waiting", "Send of P1Waiting"]);

    network.reconnect();
    await user.click(within(dialog).getByRole("button", { name: "Try now" }));

    expect(await screen.findByText("Everything is saved.")).toBeVisible();
    await expect.poll(fetchClimbs).toHaveLength(2);
    await expect
      .poll(() => notifications.getState().list)
      .toMatchObject([{ title: "Saved", message: "2 waiting changes" }]);
    await waitFor(() => expect(screen.queryByText("2 waiting")).not.toBeInTheDocument());
  });

  test("shows nothing while a tap is being sent", async () => {
    const { log, fetchClimbs } = await openPage();

    await log();

    await expect.poll(fetchClimbs).toHaveLength(1);
    await expect.poll(() => outboxState.getState().entries).toEqual([]);
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
    expect(notifications.getState().list).toEqual([]);
  });

  test("moves the page by the height of its bar, also when a tap was saved before", async () => {
    const { network, log, fetchClimbs } = await openPage();
    const getHeight = () => document.documentElement.style.getPropertyValue("--waiting");
    await log();
    await expect.poll(fetchClimbs).toHaveLength(1);
    expect(getHeight()).toBe("");

    network.disconnect();
    await log();
    await findBar();

    expect(getHeight()).toBe("0px");
  });

  test("shows its bar after a press, because the bar moves the page", async () => {
    const { network, log } = await openPage();
    network.disconnect();
    fireEvent.pointerDown(document.body);
    await log();
    await expect.poll(() => outboxState.getState().isWaiting).toBe(true);
    expect(screen.queryByRole("region")).not.toBeInTheDocument();

    fireEvent.pointerUp(document.body);

    expect(await findBar()).toHaveTextContent("1 waiting");
  });

  test("keeps a rejected tap until the user discards it", async () => {
    const { user, log, deleteRoute } = await openPage();
    await deleteRoute();
    await log();

    expect(await findBar()).toHaveTextContent("1 not saved");
    expect(notifications.getState().list).toMatchObject([
      {
        type: "warning",
        title: "Not saved",
        message: "Send of P1. The route may have been deleted.",
      },
    ]);
    await user.click(within(await findBar()).getByRole("button", { name: "Show" }));
    const dialog = await findDialog("Waiting changes");
    expect(within(dialog).getByRole("listitem")).toHaveTextContent(/^Send of P1Not saved: /);

    await user.click(within(dialog).getByRole("button", { name: "Discard: Send of P1" }));

    await expect.poll(() => outboxState.getState().entries).toEqual([]);
  });

  test("shows a server error once, and keeps the tap", async () => {
    const { network, log, fetchClimbs } = await openPage();
    network.fail(/^POST/);
    await log();
    await log();

    expect(await findBar()).toHaveTextContent("2 waiting");
    expect(notifications.getState().list).toMatchObject([
      { type: "error", title: "Error", message: "Something went wrong on our side." },
    ]);

    network.restore();
    reconnect(network);
    await expect.poll(fetchClimbs).toHaveLength(2);
  });
});

describe("SignOutDialog", () => {
  test("asks before a sign-out while taps wait, and keeps them for the user", async () => {
    const { api, data, network, user, log } = await openPage();
    network.disconnect();
    await log();
    await findBar();

    act(requestSignOut);
    await user.click(within(await findSignOutDialog()).getByRole("button", { name: "Stay" }));
    expect(getToken()).not.toBeNull();

    act(requestSignOut);
    const dialog = await findSignOutDialog();
    expect(dialog).toHaveTextContent("1 change on this device won't be saved");
    await user.click(within(dialog).getByRole("button", { name: "Sign out" }));
    expect(getToken()).toBeNull();
    await expect.poll(() => screen.queryByRole("region")).toBeNull();

    network.reconnect();
    const token = await getAccessToken(api, data.climber.user.email);
    act(() => signIn(token));
    await expect
      .poll(() => notifications.getState().list)
      .toContainEqual(expect.objectContaining({ title: "Saved", message: "1 waiting change" }));
  });

  test("does not ask without waiting taps", async () => {
    await openPage();

    act(requestSignOut);

    await expect.poll(getToken).toBeNull();
  });
});

describe("SessionEndedDialog", () => {
  /** Logs a climb after the server has ended the session. */
  const logAfterSessionEnd = async () => {
    const page = await openPage();
    await page.data.climber.fetch("/api/auth/jwt/logout", { method: "POST" });
    await page.log();
    const dialog = await findDialog("You've been logged out");
    expect(dialog).toHaveTextContent("Send of P1");
    return { ...page, dialog };
  };
  const fetchClimbs = async ({ fetch }: { fetch: (path: string) => Promise<Response> }) =>
    (await (await fetch("/api/climbs/me")).json()) as unknown[];

  test("keeps a tap for the user, and sends it only after the same user has logged in", async () => {
    const { api, data, user, dialog } = await logAfterSessionEnd();
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));

    const other = await api.signIn();
    act(() => signIn(other.token));
    await expect.poll(() => outboxState.getState().entries).toEqual([]);
    expect(await fetchClimbs(other)).toEqual([]);

    const token = await getAccessToken(api, data.climber.user.email);
    act(() => signIn(token));
    await expect
      .poll(() => notifications.getState().list)
      .toContainEqual(expect.objectContaining({ title: "Saved", message: "1 waiting change" }));
    const headers = { authorization: `Bearer ${token}` };
    const response = await api.fetchAnonymously("/api/climbs/me", { headers });
    expect(await response.json()).toHaveLength(1);
    expect(await fetchClimbs(other)).toEqual([]);
  });

  test("opens the login screen", async () => {
    const { user, dialog } = await logAfterSessionEnd();

    await user.click(within(dialog).getByRole("button", { name: "Log in" }));

    expect(screen.getByLabelText("Address")).toHaveTextContent("/login");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
