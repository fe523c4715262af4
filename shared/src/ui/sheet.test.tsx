import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";

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

  test("follows the finger down, springs back when it is let go, and closes when that is far enough", () => {
    const { onClose } = openSheet();
    const sheet = screen.getByRole("dialog");
    const handle = sheet.firstElementChild;
    if (!handle) throw new Error("The sheet has no handle.");

    fireEvent.pointerDown(handle, { clientY: 40 });
    fireEvent.pointerMove(handle, { clientY: 80 });
    expect(sheet).toHaveStyle({ translate: "0 40px", transition: "none" });
    fireEvent.pointerUp(handle, { clientY: 50 });
    expect(sheet).not.toHaveStyle({ translate: "0 40px" });
    expect(onClose).not.toHaveBeenCalled();

    fireEvent.pointerDown(handle, { clientY: 40 });
    fireEvent.pointerUp(handle, { clientY: 400 });
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("the ground under a modal sheet", () => {
  test("takes the tap that closes the sheet", async () => {
    onScreen(false);
    const { onClose } = openSheet();
    const scrim = screen.getByRole("dialog").previousElementSibling;

    // Browsers give no tap to what is inert; the tests' one would.
    expect(scrim).not.toHaveAttribute("inert");
    if (scrim) await userEvent.setup().click(scrim);

    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("a sheet that closes", () => {
  /** The tests' browser plays nothing; here the one animation lasts until it is told. */
  const playing = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(HTMLElement.prototype, {
      getAnimations(this: HTMLElement) {
        return [{ effect: { target: this }, finished: promise }];
      },
    });
    onTestFinished(() => {
      resolve();
      Reflect.deleteProperty(HTMLElement.prototype, "getAnimations");
    });
    return resolve;
  };

  const leaving = () => document.querySelectorAll("[data-exiting]");

  test("plays its way out, out of everybody's reach, and is gone", async () => {
    onScreen(false);
    const finish = playing();
    const { unmount } = openSheet();

    unmount();

    await expect.poll(() => leaving().length).toBe(2);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect([...leaving()].every((element) => element.closest("[inert]"))).toBe(true);
    expect(document.querySelector("[aria-modal]")).toBeNull();
    finish();
    await expect.poll(() => leaving().length).toBe(0);
  });

  test("stays where it is when only its effects run anew", async () => {
    onScreen(false);
    playing();

    render(
      <StrictMode>
        <Sheet label="P1" onClose={() => {}}>
          History
        </Sheet>
      </StrictMode>,
    );
    await screen.findByRole("dialog", { name: "P1" });

    expect(leaving()).toHaveLength(0);
  });
});
