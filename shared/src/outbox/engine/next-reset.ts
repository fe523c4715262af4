import { isApiError, request } from "@topout/shared/api";
import { type Reset, resets, type routeChanges } from "@topout/shared/contract";

export type RequestOptions = Pick<
  Parameters<typeof request<typeof routeChanges.createDraft>>[1],
  "token" | "transport" | "signal"
>;

/** Why a reset accepts no new routes. */
export type Closure = "published" | "deleted";

/** Returns why the server has rejected a new route. Undefined if the reset is not the reason. */
export async function findClosure(
  resetId: string,
  rejection: unknown,
  options: RequestOptions,
): Promise<Closure | undefined> {
  if (!isApiError(rejection, "CONFLICT") && !isApiError(rejection, "NOT_FOUND")) return undefined;
  try {
    const { status } = await request(resets.get, { ...options, params: { reset_id: resetId } });
    return status === "draft" ? undefined : "published";
  } catch (error) {
    if (isApiError(error, "NOT_FOUND")) return "deleted";
    throw error;
  }
}

interface ClosedReset {
  readonly gymId: string;
  readonly resetId: string;
}

/**
 * Returns the draft that follows a closed reset. All new routes that come too late go into it, from every device, because
 * its id is derived from that of the closed reset.
 */
export async function openNextReset(
  { gymId, resetId }: ClosedReset,
  options: RequestOptions,
): Promise<Reset> {
  const id = getNextId(resetId);
  const reset = await request(resets.create, {
    ...options,
    params: { gym_id: gymId },
    body: { id },
  });
  return reset.status === "draft" ? reset : openNextReset({ gymId, resetId: id }, options);
}

/** Increases the last 48 bits, which are random. */
function getNextId(id: string): string {
  const number = (Number.parseInt(id.slice(-12), 16) + 1) % 2 ** 48;
  return `${id.slice(0, -12)}${number.toString(16).padStart(12, "0")}`;
}
