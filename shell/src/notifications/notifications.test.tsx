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

const titles = () => screen.queryAllByText(/^toast/).map(({ textContent }) => textContent);
const tell = (notice: NotifyOptions) => act(() => void notify(notice));
const give = (title: string) => tell({ type: "info", title });
const letPass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  // The notifications' clock alone: a press takes its own time.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(() => {
  act(() => notifications.setState({ list: [] }));
  letPass(100);
  vi.useRealTimers();
});

describe("the stack of notifications", () => {
  test("shows the newest on top", () => {
    openStack();

    give("toast 1");
    give("toast 2");

    expect(titles()).toEqual(["toast 2", "toast 1"]);
  });

  test("tells of an error at once and of everything else when it is quiet", () => {
    openStack();
    tell({ type: "error", title: "Error", message: "It is broken." });
    tell({ type: "success", title: "Route Created" });

    expect(screen.getByRole("alert")).toHaveTextContent("It is broken.");
    expect(screen.getByText("Route Created").closest("[aria-live]")).toHaveAttribute(
      "aria-live",
      "polite",
    );
  });

  test("keeps one while it is pointed at or focus is in it, whichever ends last", async () => {
    openStack();
    give("toast 1");
    const toast = screen.getByText("toast 1");
    const cross = screen.getByRole("button", { name: "Dismiss" });

    fireEvent.pointerEnter(toast);
    act(() => cross.focus());
    fireEvent.pointerLeave(toast);
    letPass(60_000);
    expect(titles()).toEqual(["toast 1"]);

    act(() => cross.blur());
    letPass(5_000);
    expect(titles()).toEqual([]);
  });

  test("shows how much of an upload is sent", () => {
    openStack();
    tell({ type: "upload", id: "video", title: "Uploading your video" });
    expect(screen.getByText("This may take a while")).toBeVisible();

    act(() => setProgress("video", 63.6));

    expect(screen.getByRole("progressbar", { name: "Uploading your video" })).toHaveAttribute(
      "aria-valuenow",
      "64",
    );
    expect(screen.getByText("64%").closest("[aria-live]")).toHaveAttribute("aria-live", "off");
  });

  test("offers what can be done about one, and takes it away when that is done", async () => {
    const run = vi.fn<() => void>();
    openStack();
    tell({ type: "success", title: "toast 1", action: { label: "Undo", run } });

    await user.click(screen.getByRole("button", { name: "Undo" }));

    expect(run).toHaveBeenCalledOnce();
    expect(titles()).toEqual([]);
  });
});

describe("by keyboard, the stack", () => {
  test("loses its newest to Escape", async () => {
    openStack();
    give("toast 1");
    give("toast 2");

    await user.keyboard("{Escape}");

    expect(titles()).toEqual(["toast 1"]);
  });

  test("is entered by F8 and left by it", async () => {
    openStack();
    screen.getByText("Save").focus();
    give("toast 1");

    await user.keyboard("{F8}{Tab}");
    expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();

    await user.keyboard("{F8}");
    expect(screen.getByText("Save")).toHaveFocus();
  });

  test("hands focus on when the one around it is dismissed, and in the end back", async () => {
    openStack();
    screen.getByText("Save").focus();
    give("toast 1");
    give("toast 2");

    await user.keyboard("{F8}{Tab}{Enter}");
    expect(screen.getByText("toast 1").closest("[tabindex]")).toHaveFocus();

    await user.keyboard("{Escape}");
    expect(screen.getByText("Save")).toHaveFocus();
  });

  test("leaves Escape to a dialog below it, but not from within", async () => {
    const onClose = vi.fn<() => void>();
    render(
      <>
        <Notifications />
        <Dialog title="Delete route" onClose={onClose}>
          Sure?
        </Dialog>
      </>,
    );
    give("toast 1");

    await user.keyboard("{F8}{Escape}");
    expect(titles()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();

    give("toast 2");
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    expect(titles()).toEqual(["toast 2"]);
  });
});
