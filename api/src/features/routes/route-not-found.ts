import { ProblemError } from "../../errors/problem-error.ts";

export const routeNotFound = (): ProblemError =>
  new ProblemError("NOT_FOUND", { message: "This route no longer exists." });
