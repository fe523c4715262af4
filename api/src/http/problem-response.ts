import { errorStatus, type Problem } from "@topout/shared/contract";

import type { ProblemError } from "../errors/problem-error.ts";

export const getStatus = ({ code }: ProblemError): number => errorStatus[code];

export function toBody({
  code,
  message,
  details: { reason, issues, resets, change, field },
}: ProblemError): Problem {
  const detail = issues ? [...issues] : reason ? { code, reason } : code;
  return {
    detail,
    message,
    ...(resets && { resets: [...resets] }),
    ...(change && { change }),
    ...(field && { field }),
  };
}
