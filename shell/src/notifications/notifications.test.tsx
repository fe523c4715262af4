import { type NotifyOptions, notifications, notify, setProgress } from "@topout/shared/platform";
import { Dialog } from "@topout/shared/ui";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Notifications } from "./notifications.tsx";

const user = userEvent.setup();

const openStack = () =>
  render(
    <>
      <button type="button">Save</button>
      <Notifications />
    </>,
  );

const getTitles = () => screen.queryAllByText(/^toast/).map(({ textContent }) => textContent);
const notifyInAct = (options: NotifyOptions) => act(() => void notify(options));
const notifyTitle = (title: string) => notifyInAct({ type: "info", title });
const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  // Fake only the timers of notifications: user-event needs real ones.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(() => {
  act(() => notifications.setState({ list: [] }));
  advanceTime(100);
  vi.useRealTimers();
});

describe("Notifications", () => {
  test("shows the newest one on top", () => {
    openStack();

    notifyTitle("toast 1");
    notifyTitle("toast 2");

    expect(getTitles()).toEqual(["toast 2", "toast 1"]);
  });

  test("announces errors assertively and others politely", () => {
    openStack();
    notifyInAct({ type: "error", title: "Error", message: "It is broken." });
    notifyInAct({ type: "success", title: "Route Created" });

    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("It is broken.");
    expect(alert.parentElement?.closest("[aria-live]"), "else it may be read twice").toBeNull();
    expect(screen.getByText("Route Created").closest("[aria-live]")).toHaveAttribute(
      "aria-live",
      "polite",
    );
  });

  test("pauses the timer of a notification during hover and focus", async () => {
    openStack();
    notifyTitle("toast 1");
    const toast = screen.getByText("toast 1");
    const dismissButton = screen.getByRole("button", { name: "Dismiss" });

    fireEvent.pointerEnter(toast);
    act(() => dismissButton.focus());
    fireEvent.pointerLeave(toast);
    advanceTime(60_000);
    expect(getTitles()).toEqual(["toast 1"]);

    act(() => dismissButton.blur());
    advanceTime(5_000);
    expect(getTitles()).toEqual([]);
  });

  test("shows the progress of an upload", () => {
    openStack();
    notifyInAct({ type: "upload", id: "video", title: "Uploading your video" });
    expect(screen.getByText("This may take a while")).toBeVisible();

    act(() => setProgress("video", 63.6));

    expect(screen.getByRole("progressbar", { name: "Uploading your video" })).toHaveAttribute(
      "aria-valuenow",
      "64",
    );
    expect(screen.getByText("64%").closest("[aria-live]")).toHaveAttribute("aria-live", "off");
  });

  test("shows a failed upload with both buttons", async () => {
    const run = vi.fn<() => void>();
    openStack();
    notifyInAct({
      type: "upload",
      title: "Upload interrupted",
      message: "The connection dropped.",
      tone: "error",
      action: { label: "Try again", run: () => {} },
      secondaryAction: { label: "Cancel", run },
    });
    expect(screen.getByRole("alert")).toHaveTextContent("The connection dropped.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Cancel" }));

    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText("Upload interrupted")).not.toBeInTheDocument();
  });

  test("shows errors and others in one order", () => {
    openStack();
    notifyInAct({ type: "error", title: "toast 1" });
    notifyTitle("toast 2");
    notifyInAct({ type: "error", title: "toast 3" });

    const getOrder = (title: string) =>
      screen.getByText(title).closest<HTMLElement>("[data-notification]")?.style.order;
    expect(["toast 3", "toast 2", "toast 1"].map(getOrder)).toEqual(["0", "1", "2"]);
  });

  test("keeps the focus on an upload that fails", () => {
    openStack();
    notifyInAct({ type: "upload", id: "video", title: "Uploading your video" });
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());

    notifyInAct({ type: "upload", id: "video", title: "Upload interrupted", tone: "error" });

    expect(screen.getByRole("alert")).toHaveFocus();
  });

  test("runs the action and removes the notification", async () => {
    const run = vi.fn<() => void>();
    openStack();
    notifyInAct({ type: "success", title: "toast 1", action: { label: "Undo", run } });

    await user.click(screen.getByRole("button", { name: "Undo" }));

    expect(run).toHaveBeenCalledOnce();
    expect(getTitles()).toEqual([]);
  });
});

describe("Notifications with the keyboard", () => {
  test("dismisses the newest one on Escape", async () => {
    openStack();
    notifyTitle("toast 1");
    notifyTitle("toast 2");

    await user.keyboard("{Escape}");

    expect(getTitles()).toEqual(["toast 1"]);
  });

  test("moves focus into the stack and back on F8", async () => {
    openStack();
    screen.getByText("Save").focus();
    notifyTitle("toast 1");

    await user.keyboard("{F8}{Tab}");
    expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();

    await user.keyboard("{F8}");
    expect(screen.getByText("Save")).toHaveFocus();
  });

  test("moves focus to the next notification, and back to the page after the last", async () => {
    openStack();
    screen.getByText("Save").focus();
    notifyTitle("toast 1");
    notifyTitle("toast 2");

    await user.keyboard("{F8}{Tab}{Enter}");
    expect(screen.getByText("toast 1").closest("[tabindex]")).toHaveFocus();

    await user.keyboard("{Escape}");
    expect(screen.getByText("Save")).toHaveFocus();
  });

  test("closes a dialog on Escape unless focus is in the stack", async () => {
    const onClose = vi.fn<() => void>();
    render(
      <>
        <Notifications />
        <Dialog title="Delete route" onClose={onClose}>
          Sure?
        </Dialog>
      </>,
    );
    notifyTitle("toast 1");

    await user.keyboard("{F8}{Escape}");
    expect(getTitles()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();

    notifyTitle("toast 2");
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    expect(getTitles()).toEqual(["toast 2"]);
  });
});
