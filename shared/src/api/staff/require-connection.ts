import { isNetworkError, NetworkError } from "@topout/shared/domain";

/**
 * For a change that cannot wait in the outbox.
 * @throws {NetworkError} with the message if the server cannot be reached.
 */
export async function requireConnection<T>(call: Promise<T>, message: string): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw isNetworkError(cause) ? new NetworkError(message, { cause }) : cause;
  }
}
