import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";

import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

function DeleteRoute({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>Delete P1</Button>
      <div data-never-inert="" role="log">
        Route Created
      </div>
      {isOpen && (
        <ConfirmDialog
          isDestructive
          title="Delete route"
          confirmLabel="Delete route"
          onConfirm={onConfirm}
          onCancel={() => setIsOpen(false)}
        >
          <p>This route will be removed for everybody and cannot be undone.</p>
        </ConfirmDialog>
      )}
    </main>
  );
}

const openDialog = async () => {
  const user = userEvent.setup();
  const onConfirm = vi.fn<() => void>();
  render(<DeleteRoute onConfirm={onConfirm} />);
  await user.click(screen.getByRole("button", { name: "Delete P1" }));
  return { user, onConfirm };
};

describe("ConfirmDialog", () => {
  test("uses the title as its name and the body as its description", async () => {
    await openDialog();

    const dialog = screen.getByRole("alertdialog", { name: "Delete route" });
    expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
  });

  test("ignores the second click of a double click on the page below", async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    const deleteButton = screen.getByRole("button", { name: "Delete P1" });

    fireEvent.click(deleteButton, { detail: 2 });
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();

    fireEvent.click(deleteButton, { detail: 1 });
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  });

  test("allows double clicks again after a short time", async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    const deleteButton = screen.getByRole("button", { name: "Delete P1" });

    await waitFor(() => {
      fireEvent.click(deleteButton, { detail: 2 });
      expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    });
  });

  test("focuses Cancel first when the action is destructive", async () => {
    await openDialog();

    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });

  test("keeps the focus that is already inside", () => {
    render(
      <ConfirmDialog
        isDestructive
        title="Delete route"
        confirmLabel="Delete route"
        onConfirm={vi.fn<() => void>()}
        onCancel={vi.fn<() => void>()}
      >
        <input aria-label="Reason" ref={(input) => input?.focus()} />
      </ConfirmDialog>,
    );

    expect(screen.getByRole("textbox", { name: "Reason" })).toHaveFocus();
  });

  test("does not prevent the default action of Tab", async () => {
    const { user } = await openDialog();

    await user.tab();
    expect(screen.getByRole("button", { name: "Delete route" })).toHaveFocus();
    const isDefaultAllowed = fireEvent.keyDown(document.activeElement ?? document, { key: "Tab" });

    expect(isDefaultAllowed).toBe(true);
  });

  test("makes the rest of the page inert, except the notifications", async () => {
    await openDialog();

    expect(screen.getByText("Delete P1").closest("[inert]")).not.toBeNull();
    expect(screen.getByRole("log").closest("[inert]")).toBeNull();
  });

  test("closes on Escape, re-enables the page and restores focus", async () => {
    const { user } = await openDialog();

    await user.keyboard("{Escape}");

    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(screen.getByText("Delete P1").closest("[inert]")).toBeNull();
    expect(screen.getByRole("button", { name: "Delete P1" })).toHaveFocus();
  });

  test("calls onConfirm on a click on its confirm button", async () => {
    const { user, onConfirm } = await openDialog();

    await user.click(screen.getByRole("button", { name: "Delete route" }));

    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe("two dialogs", () => {
  const Dialogs = ({ open }: { open: readonly string[] }) => (
    <>
      <main>The page</main>
      {open.map((title) => (
        <Dialog key={title} title={title} onClose={() => {}}>
          {title}
        </Dialog>
      ))}
    </>
  );
  const isInert = (element: HTMLElement) => element.closest("[inert]") !== null;

  test.each([
    ["first", "Second"],
    ["second", "First"],
  ])("keep the page inert until both are closed, if the %s closes first", (_which, remaining) => {
    const { rerender } = render(<Dialogs open={["First"]} />);
    rerender(<Dialogs open={["First", "Second"]} />);
    expect(isInert(screen.getByText("The page"))).toBe(true);

    rerender(<Dialogs open={[remaining]} />);
    expect(isInert(screen.getByText("The page"))).toBe(true);
    expect(isInert(screen.getByRole("dialog", { name: remaining }))).toBe(false);

    rerender(<Dialogs open={[]} />);
    expect(isInert(screen.getByText("The page"))).toBe(false);
  });

  test("leave an element inert that is inert for another reason", () => {
    const Page = ({ open }: { open: readonly string[] }) => (
      <>
        <aside inert>Hidden</aside>
        <Dialogs open={open} />
      </>
    );
    const { rerender } = render(<Page open={["First"]} />);

    rerender(<Page open={[]} />);

    expect(isInert(screen.getByText("Hidden"))).toBe(true);
  });
});
