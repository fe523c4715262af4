import { isApiError } from "./api-error.ts";

/** A deletion also succeeds if another user has deleted the row, or if the response to an earlier attempt was lost. */
export async function ignoreNotFound(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!isApiError(error, "NOT_FOUND")) throw error;
  }
}
