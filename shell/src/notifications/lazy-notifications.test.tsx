import { notifications, notify } from "@topout/shared/platform";
import { Dialog } from "@topout/shared/ui";
import { act, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";

import { LazyNotifications } from "./lazy-notifications.tsx";

test("LazyNotifications stay usable above a dialog that opened before they were loaded", async () => {
  onTestFinished(() => act(() => notifications.setState({ list: [] })));
  render(
    <>
      <LazyNotifications />
      <Dialog title="Upload beta" onClose={() => {}}>
        A file
      </Dialog>
    </>,
  );

  act(() => void notify({ type: "info", title: "Upload interrupted" }));

  const toast = await screen.findByText("Upload interrupted");
  expect(toast.closest("[inert]")).toBeNull();
});
