/** No answer came, or one that nobody can read. Its message is the client's own, for the person. */
export class BrokenAnswer extends Error {
  override readonly name = "BrokenAnswer";
}

/** Compares by name: federated bundles may each carry a class of their own. */
export const isBrokenAnswer = (error: unknown): error is BrokenAnswer =>
  error instanceof Error && error.name === "BrokenAnswer";

export const unreachable = (cause: unknown) =>
  new BrokenAnswer("Topout cannot be reached. Check your connection and try again.", { cause });

export const unreadable = (cause: unknown) =>
  new BrokenAnswer("Topout sent an answer that this version cannot read. Reload the page.", {
    cause,
  });
