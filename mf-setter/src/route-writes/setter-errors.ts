import { isApiError, userQueries } from "@topout/shared/api";
import { type ErrorMeta, notify, type QueryClient } from "@topout/shared/platform";

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

/** The other parameters of a mutation's `onError`. */
type ErrorContext = readonly [
  variables: unknown,
  onMutateResult: unknown,
  context: { readonly client: QueryClient },
];

/** The `onError` of a setter's mutation. After the refetch, the shell's guard redirects the user. */
export function reportLostRole(error: Error, ...[, , { client }]: ErrorContext): void {
  if (!isApiError(error, "FORBIDDEN")) return;
  notify({
    type: "error",
    id: "lost-setter-role",
    title: "You're no longer a route setter",
    message: "This change wasn't saved. Ask an admin to restore your role.",
  });
  void client.invalidateQueries({ queryKey: userQueries.me().queryKey });
}
