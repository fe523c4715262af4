import { isApiError } from "@topout/shared/api";
import { type ErrorMeta, notify } from "@topout/shared/platform";

/** The `meta` of a setter's mutation. `reportLostRole` handles FORBIDDEN. */
export const createSetterMeta = ({ handledErrors = [], ...meta }: ErrorMeta = {}): ErrorMeta => ({
  ...meta,
  handledErrors: ["FORBIDDEN", ...handledErrors],
});

/** The `meta` of a mutation that creates or changes one route. */
export const createRouteMeta = (
  title: "Route Creation Failed" | "Route Update Failed",
  handledErrors: ErrorMeta["handledErrors"] = [],
): ErrorMeta =>
  createSetterMeta({ errorNotification: { title }, notifiesNotFound: true, handledErrors });

/** The `onError` of a setter's mutation. The shell refetches the account, and its guard closes the screen. */
export function reportLostRole(error: Error): void {
  if (!isApiError(error, "FORBIDDEN")) return;
  notify({
    type: "error",
    // The shell's guard uses this id, too, so that the user gets one message.
    id: "ended-role",
    title: "You can no longer set here",
    message: "Your role has ended, so this change wasn't saved. Ask the gym if you still need it.",
  });
}
