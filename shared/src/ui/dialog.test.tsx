import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";

import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

function DeleteRoute({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Delete P1</Button>
      <div data-never-inert="" role="log">
        Route Created
      </div>
      {open && (
        <ConfirmDialog
          danger
          title="Delete route"
          body="This route will be removed for everybody and cannot be undone."
          confirmLabel="Delete route"
          onConfirm={onConfirm}
          onCancel={() => setOpen(false)}
        />
      )}
    </main>
  );
}

const ask = async () => {
  const user = userEvent.setup();
  const onConfirm = vi.fn<() => void>();
  render(<DeleteRoute onConfirm={onConfirm} />);
  await user.click(screen.getByRole("button", { name: "Delete P1" }));
  return { user, onConfirm };
};

describe("a destructive question", () => {
  test("is named and described by what it says", async () => {
    await ask();

    const dialog = screen.getByRole("alertdialog", { name: "Delete route" });
    expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
  });

  test("takes an impatient second press with it, which would meet what lies below", async () => {
    const { user } = await ask();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    const below = screen.getByRole("button", { name: "Delete P1" });

    fireEvent.click(below, { detail: 2 });
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();

    fireEvent.click(below, { detail: 1 });
    expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  });

  test("leaves a double click alone that comes later", async () => {
    const { user } = await ask();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    const below = screen.getByRole("button", { name: "Delete P1" });

    await waitFor(() => {
      fireEvent.click(below, { detail: 2 });
      expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    });
  });

  test("focuses Cancel first", async () => {
    await ask();

    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });

  test("keeps Tab inside", async () => {
    const { user } = await ask();

    await user.tab();
    expect(screen.getByRole("button", { name: "Delete route" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole("button", { name: "Delete route" })).toHaveFocus();
  });

  test("makes the rest of the page inert, but for the notifications", async () => {
    await ask();

    expect(screen.getByText("Delete P1").closest("[inert]")).not.toBeNull();
    expect(screen.getByRole("log").closest("[inert]")).toBeNull();
  });

  test("closes on Escape, wakes the page and gives focus back", async () => {
    const { user } = await ask();

    await user.keyboard("{Escape}");

    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(screen.getByText("Delete P1").closest("[inert]")).toBeNull();
    expect(screen.getByRole("button", { name: "Delete P1" })).toHaveFocus();
  });

  test("acts on its last button", async () => {
    const { user, onConfirm } = await ask();

    await user.click(screen.getByRole("button", { name: "Delete route" }));

    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
