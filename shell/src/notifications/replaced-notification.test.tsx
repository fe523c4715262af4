import { notifications, notify } from "@topout/shared/platform";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";

import { Notifications } from "./notifications.tsx";

test("a press during which a notification is replaced runs the new action", async () => {
  onTestFinished(() => act(() => notifications.setState({ list: [] })));
  const user = userEvent.setup();
  const undo = vi.fn<(climb: string) => void>();
  const notifySend = (climb: string, replaces?: string) => {
    const action = { label: "Undo", run: () => undo(climb) };
    act(() => void notify({ type: "success", id: climb, replaces, title: "Send added", action }));
  };
  const getButton = () => screen.getByRole("button", { name: "Undo" });
  render(<Notifications />);
  notifySend("1");

  await user.pointer({ keys: "[MouseLeft>]", target: getButton() });
  notifySend("2", "1");
  await user.pointer({ keys: "[/MouseLeft]", target: getButton() });

  expect(undo.mock.calls).toEqual([["2"]]);
  expect(screen.queryByText("Send added")).not.toBeInTheDocument();
});
