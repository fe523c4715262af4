import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Sheet } from "./sheet.tsx";

const stubMediaQuery = (isWide: boolean) =>
  vi.stubGlobal("matchMedia", () => ({
    matches: isWide,
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

describe("Sheet", () => {
  test("is modal on phones, but not on larger screens", () => {
    stubMediaQuery(false);
    const { unmount } = openSheet();
    expect(screen.getByRole("dialog", { name: "P1" })).toHaveAttribute("aria-modal", "true");
    unmount();

    stubMediaQuery(true);
    openSheet();
    expect(screen.getByRole("dialog", { name: "P1" })).not.toHaveAttribute("aria-modal");
  });

  test("closes on Escape when the focus is outside", async () => {
    stubMediaQuery(true);
    const { onClose } = openSheet();
    const user = userEvent.setup();
    screen.getByRole("dialog").blur();

    await user.keyboard("{Escape}");

    expect(onClose).toHaveBeenCalledOnce();
  });

  test("ignores Escape while a dialog is open above it", async () => {
    stubMediaQuery(true);
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
          confirmLabel="Delete"
          onConfirm={() => {}}
          onCancel={onCancel}
        >
          <p>Sure?</p>
        </ConfirmDialog>
      </>,
    );

    await user.keyboard("{Escape}");

    expect(onCancel).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  test("follows a drag down, and closes only after a long drag", () => {
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

describe("scrim of a modal Sheet", () => {
  test("closes the sheet on a tap", async () => {
    stubMediaQuery(false);
    const { onClose } = openSheet();
    const scrim = screen.getByRole("dialog").previousElementSibling;

    // Browsers send no clicks to inert elements. jsdom does, so check the attribute.
    expect(scrim).not.toHaveAttribute("inert");
    if (scrim) await userEvent.setup().click(scrim);

    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("exit animation of a Sheet", () => {
  /** jsdom has no animations. This one ends when the test calls the returned function. */
  const mockAnimation = () => {
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

  const getExitingElements = () => document.querySelectorAll("[data-exiting]");

  test("plays on an inert element, which then disappears", async () => {
    stubMediaQuery(false);
    const finish = mockAnimation();
    const { unmount } = openSheet();

    unmount();

    await expect.poll(() => getExitingElements().length).toBe(2);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect([...getExitingElements()].every((element) => element.closest("[inert]"))).toBe(true);
    expect(document.querySelector("[aria-modal]")).toBeNull();
    finish();
    await expect.poll(() => getExitingElements().length).toBe(0);
  });

  test("does not play when strict mode re-runs effects", async () => {
    stubMediaQuery(false);
    mockAnimation();

    render(
      <StrictMode>
        <Sheet label="P1" onClose={() => {}}>
          History
        </Sheet>
      </StrictMode>,
    );
    await screen.findByRole("dialog", { name: "P1" });

    expect(getExitingElements()).toHaveLength(0);
  });
});
