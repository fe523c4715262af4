import { Button, ConfirmDialog } from "@topout/shared/ui";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { restoreLostFocus } from "./restore-lost-focus.ts";

const user = userEvent.setup();

// Other test files share the document.
const stop = new AbortController();
beforeAll(() => restoreLostFocus(stop.signal));
afterAll(() => stop.abort());

function RouteList({ needsConfirmation = false }) {
  const [names, setNames] = useState(["P1", "P2", "P3"]);
  const [name, setName] = useState<string>();
  const remove = (removed: string) => {
    setNames((current) => current.filter((other) => other !== removed));
    setName(undefined);
  };
  return (
    <main>
      <ul aria-label="Routes">
        {names.map((row) => (
          <li key={row}>
            {row}
            <Button onClick={() => (needsConfirmation ? setName(row) : remove(row))}>
              {`Delete ${row}`}
            </Button>
          </li>
        ))}
      </ul>
      {name !== undefined && (
        <ConfirmDialog
          title="Delete route"
          confirmLabel="Delete"
          onConfirm={() => remove(name)}
          onCancel={() => setName(undefined)}
        >
          {name}
        </ConfirmDialog>
      )}
    </main>
  );
}

const press = async (name: string) => {
  screen.getByRole("button", { name }).focus();
  await user.keyboard("{Enter}");
};
const getRow = (text: RegExp) =>
  screen.getAllByRole("listitem").find(({ textContent }) => text.test(textContent));

describe("when the focused element is removed, restoreLostFocus", () => {
  test("focuses the row after a removed one, and then the row before the last one", async () => {
    render(<RouteList />);

    await press("Delete P2");
    await expect.poll(() => document.activeElement).toBe(getRow(/P3/));
    await press("Delete P3");
    await expect.poll(() => document.activeElement).toBe(getRow(/P1/));
    await press("Delete P1");
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("list"));
  });

  test("does not delete the next row with a second press of Enter", async () => {
    render(<RouteList />);

    await press("Delete P1");
    await expect.poll(() => document.activeElement).toBe(getRow(/P2/));
    await user.keyboard("{Enter}");

    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  test("focuses the row after one that was removed in a dialog", async () => {
    render(<RouteList needsConfirmation />);

    await press("Delete P2");
    await press("Delete");

    await expect.poll(() => document.activeElement).toBe(getRow(/P3/));
  });

  test("focuses the screen after an overlay that no control has opened", async () => {
    const { rerender } = render(<main tabIndex={-1} />);
    rerender(
      <>
        <main tabIndex={-1} />
        <ConfirmDialog title="P1" confirmLabel="OK" onConfirm={() => {}} onCancel={() => {}}>
          P1
        </ConfirmDialog>
      </>,
    );

    rerender(<main tabIndex={-1} />);

    await expect.poll(() => document.activeElement).toBe(screen.getByRole("main"));
  });

  test("leaves the focus on the body after a click beside all controls", async () => {
    render(<RouteList />);
    const button = screen.getByRole("button", { name: "Delete P1" });
    button.focus();

    await user.click(document.body);
    button.closest("li")?.replaceChildren();
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(document.body).toHaveFocus();
  });
});
