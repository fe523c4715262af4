import { ProblemError } from "./problem-error.ts";

export const createCircuitNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This circuit no longer exists." });

export const createSetNotFoundError = () =>
  new ProblemError("NOT_FOUND", { message: "This set no longer exists." });
