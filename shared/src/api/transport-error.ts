/** No answer came, or one that nobody can read. Its message is the client's own, for the person. */
export class TransportError extends Error {
  override readonly name = "TransportError";
}

/** Compares by name: federated bundles may each carry a class of their own. */
export const isTransportError = (error: unknown): error is TransportError =>
  error instanceof Error && error.name === "TransportError";

export const createUnreachableError = (cause: unknown) =>
  new TransportError("Topout cannot be reached. Check your connection and try again.", { cause });

export const createUnreadableError = (cause: unknown) =>
  new TransportError("Topout sent an answer that this version cannot read. Reload the page.", {
    cause,
  });
