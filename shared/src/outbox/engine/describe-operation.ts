import type { Operation } from "@topout/shared/platform";

/** Returns a text such as "Send of P1" or "Bump for anna". */
export function describeOperation(operation: Operation, subject: string): string {
  switch (operation.type) {
    case "log":
      return operation.climb.sent ? `Send of ${subject}` : `Attempt of ${subject}`;
    case "removeClimb":
      return operation.climb.sent ? `Deleted send of ${subject}` : `Deleted attempt of ${subject}`;
    case "toggleProject":
      return operation.isProject ? `Project: ${subject}` : `Removed project: ${subject}`;
    case "vote":
      return operation.vote.grade === null ? `Removed vote: ${subject}` : `Vote on ${subject}`;
    case "tellSetters":
      return `Note on ${subject}`;
    case "toggleBump":
      return operation.isBumped ? `Bump for ${subject}` : `Removed bump for ${subject}`;
    case "markRoutes":
      return operation.comesDown ? `Comes down: ${subject}` : `Stays up: ${subject}`;
    case "saveDraft":
      return `New route ${subject}`;
    case "removeDraft":
      return `Deleted new route ${subject}`;
    case "savePhoto":
      return `Photo of ${subject}`;
  }
}
