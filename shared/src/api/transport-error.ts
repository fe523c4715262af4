/** Thrown if there is no response, or if the client cannot read it. The user sees the message. */
export class TransportError extends Error {
  override readonly name = "TransportError";
}

/** Compares the name, not the class: each federated bundle can contain its own `TransportError`. */
export const isTransportError = (error: unknown): error is TransportError =>
  error instanceof Error && error.name === "TransportError";

export const createUnreachableError = (cause: unknown) =>
  new TransportError("Topout cannot be reached. Check your connection and try again.", { cause });

export const createUnreadableError = (cause: unknown) =>
  new TransportError("Topout sent an answer that this version cannot read. Reload the page.", {
    cause,
  });
