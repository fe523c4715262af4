/** No response arrived, or the client cannot read it. The message is for the user. */
export class TransportError extends Error {
  override readonly name = "TransportError";
}

/** Compares the name: each federated bundle can contain its own class. */
export const isTransportError = (error: unknown): error is TransportError =>
  error instanceof Error && error.name === "TransportError";

export const createUnreachableError = (cause: unknown) =>
  new TransportError("Topout cannot be reached. Check your connection and try again.", { cause });

export const createUnreadableError = (cause: unknown) =>
  new TransportError("Topout sent an answer that this version cannot read. Reload the page.", {
    cause,
  });
