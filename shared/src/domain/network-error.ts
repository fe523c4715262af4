/** Thrown if there is no response, or if the client cannot read it. The user sees the message. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

/** Compares the name, not the class: each federated bundle can contain its own `NetworkError`. */
export const isNetworkError = (error: unknown): error is NetworkError =>
  error instanceof Error && error.name === "NetworkError";
