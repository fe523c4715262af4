import { notifications, notify } from "@topout/shared/platform";
import { act, fireEvent, screen } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";

import { Notifications } from "./notifications.tsx";

/** Resolves in the microtask after React has inserted the first elements. */
const waitForInsertion = (container: HTMLElement) =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(container, { childList: true });
  });

test("F8 works as soon as a notification is visible", async () => {
  notify({ type: "info", title: "Send added" });
  // `act` would also run passive effects. Without it, the promise resolves before them, as in a browser.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    act(() => {
      root.unmount();
      notifications.setState({ list: [] });
    });
    container.remove();
  });
  root.render(<Notifications />);
  await waitForInsertion(container);

  fireEvent.keyDown(document.body, { key: "F8" });

  expect(screen.getByText("Send added").closest("[tabindex]")).toHaveFocus();
});
