import type { Release } from "@topout/shared/contract";

import { type NextCommand, type PartState, ROLLOUT_STEPS } from "./release-part.ts";

interface PartToChange {
  readonly state: PartState;
  readonly remote: string;
  readonly share: number;
  readonly before: Release | undefined;
}

/** Returns the command that usually comes next. The page itself changes nothing. */
export function getNextCommand(part: PartToChange): NextCommand | undefined {
  const { state, remote, share, before } = part;
  switch (state) {
    case "halted":
      return { purpose: "Release a fix", command: `npm run release -- ${remote}` };
    case "switchedOff":
      return { purpose: "Switch on", command: `npm run release -- on ${remote}` };
    case "goingOut": {
      const next = ROLLOUT_STEPS.find((step) => step > share);
      const command = `npm run release -- share ${remote} ${next}`;
      return next && { purpose: `Go to ${next}%`, command };
    }
    case "live":
      return (
        before && {
          purpose: `Back to ${before.version}`,
          command: `npm run release -- rollback ${remote}`,
        }
      );
  }
}
