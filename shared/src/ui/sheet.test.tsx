import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";

import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Sheet } from "./sheet.tsx";

const onScreen = (wide: boolean) =>
  vi.stubGlobal("matchMedia", () => ({
    matches: wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

const openSheet = () => {
  const onClose = vi.fn<() => void>();
  const view = render(
    <Sheet label="P1" onClose={onClose}>
      <button type="button">Add Send</button>
    </Sheet>,
  );
  return { onClose, ...view };
};

afterEach(() => vi.unstubAllGlobals());

describe("a sheet", () => {
  test("is modal on a phone and beside the page from tablets up", () => {
    onScreen(false);
    const { unmount } = openSheet();
    expect(screen.getByRole("dialog", { name: "P1" })).toHaveAttribute("aria-modal", "true");
    unmount();

    onScreen(true);
    openSheet();
    expect(screen.getByRole("dialog", { name: "P1" })).not.toHaveAttribute("aria-modal");
  });

  test("closes on Escape wherever focus is", async () => {
    onScreen(true);
    const { onClose } = openSheet();
    const user = userEvent.setup();
    screen.getByRole("dialog").blur();

    await user.keyboard("{Escape}");

    expect(onClose).toHaveBeenCalledOnce();
  });

  test("leaves Escape to the question that it asks", async () => {
    onScreen(true);
    const onClose = vi.fn<() => void>();
    const onCancel = vi.fn<() => void>();
    const user = userEvent.setup();
    render(
      <>
        <Sheet label="P1" onClose={onClose}>
          History
        </Sheet>
        <ConfirmDialog
          title="Delete send"
          body="Sure?"
          confirmLabel="Delete"
          onConfirm={() => {}}
          onCancel={onCancel}
        />
      </>,
    );

    await user.keyboard("{Escape}");

    expect(onCancel).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  test("follows the finger down and closes when it is let go far enough", () => {
    const { onClose } = openSheet();
    const handle = screen.getByRole("dialog").firstElementChild;
    if (!handle) throw new Error("The sheet has no handle.");

    fireEvent.pointerDown(handle, { clientY: 40 });
    fireEvent.pointerMove(handle, { clientY: 80 });
    fireEvent.pointerUp(handle, { clientY: 50 });
    expect(onClose).not.toHaveBeenCalled();

    fireEvent.pointerDown(handle, { clientY: 40 });
    fireEvent.pointerUp(handle, { clientY: 400 });
    expect(onClose).toHaveBeenCalledOnce();
  });
});
