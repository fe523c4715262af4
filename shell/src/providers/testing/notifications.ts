import { ApiError } from "@topout/shared/api";
import { notifications } from "@topout/shared/platform";
import { afterEach, beforeEach, vi } from "vitest";

/** An error response of the server. */
export const createError = (status: number, message: string) =>
  new ApiError(status, { detail: "CONFLICT", message });

/** The title and the message of each notification. */
export const getMessages = () =>
  notifications
    .getState()
    .list.map((entry) => [entry.title, entry.type === "upload" ? undefined : entry.message]);

/** Installs a fake clock for each test of a file, because notifications dismiss themselves. */
export function installFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    notifications.setState({ list: [] });
    vi.runAllTimers();
    vi.useRealTimers();
  });
}
