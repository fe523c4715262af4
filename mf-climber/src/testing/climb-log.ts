import type { TestApi } from "@topout/api/testing";
import type { Climb } from "@topout/shared/contract";
import { dismiss, notifications } from "@topout/shared/platform";
import { act, screen } from "@testing-library/react";

export const getNotifications = () =>
  notifications
    .getState()
    .list.map(
      (notification) =>
        `${notification.title}: ${"message" in notification && notification.message}`,
    );

export const getCount = async (label: string) =>
  (await screen.findByRole("definition", { name: label })).textContent;

/** Undoes the newest notification. Dismisses it first, as its Undo button does. */
export function clickUndo() {
  const [newest] = notifications.getState().list;
  act(() => {
    dismiss(newest?.id ?? "");
    newest?.action?.run();
  });
}

export const fetchClimbs = async (api: TestApi) =>
  (await (await api.fetch("/api/climbs/me")).json()) as Climb[];
