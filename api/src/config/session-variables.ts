import { DEFAULT_SESSION_IDLE } from "../auth/session-idle.ts";
import { integer } from "./variable-formats.ts";

/** An access token is valid for 90 days, so a higher number has no effect. */
const idleDays = (defaultDays: number) => integer(1, 90).default(defaultDays);

export const sessionVariables = {
  SESSION_IDLE_DAYS: idleDays(DEFAULT_SESSION_IDLE.days),
  STAFF_SESSION_IDLE_DAYS: idleDays(DEFAULT_SESSION_IDLE.staffDays),
};
