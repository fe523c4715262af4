import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { notifications } from "@topout/shared/platform";

import { renderWithApi } from "../../../testing/render.ts";
import { createLine } from "../model/shape.ts";
import { LineEditor } from "./line-editor.tsx";
import { useEditor } from "./use-editor.ts";

function LineScreen() {
  const editor = useEditor(() => [createLine()]);
  return <LineEditor editor={editor} title="Edit Gym Shape" areas={[]} footer={null} />;
}

const openEditor = () =>
  renderWithApi({ seed: async () => undefined, render: () => <LineScreen /> });

const countLines = () => screen.getAllByRole("option", { name: /^Wall/ }).length;

describe("LayoutEditor", () => {
  test("handles its shortcuts, but not while a dialog is open", async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();

    await user.keyboard("n");
    expect(countLines()).toBe(1);

    await user.keyboard("{Escape}n");
    expect(countLines()).toBe(2);
  });

  test("shows an error for a file that cannot be read", async () => {
    const { user } = await openEditor();
    const file = new File(["{}"], "layout.json", { type: "application/json" });
    file.text = () => Promise.reject(new DOMException("Moved", "NotReadableError"));

    await user.upload(screen.getByLabelText("Layout file"), file);

    await expect
      .poll(() => notifications.getState().list)
      .toMatchObject([
        { title: "Import failed", message: "The file couldn't be read. Choose it again." },
      ]);
  });
});
