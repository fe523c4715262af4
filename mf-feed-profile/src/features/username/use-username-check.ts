import { profileQueries } from "@topout/shared/api/account";
import { Username } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import { useDebouncedValue } from "./use-debounced-value.ts";

const PAUSE_MS = 400;

/**
 * Whether one could be called so. The server is asked once the typing pauses; one's own name is always right. Where it
 * cannot be asked nothing is said: saving asks again.
 */
export function useUsernameCheck(own: string, name: string) {
  const settled = useDebouncedValue(name, PAUSE_MS);
  const wrong = complaintAbout(name);
  const another = name !== own && wrong === undefined;
  const answer = useQuery({
    ...profileQueries.isUsernameAvailable(settled),
    enabled: another && settled === name,
    meta: { handledErrors: true },
  });

  const checking = another && (settled !== name || answer.isFetching);
  const taken = another && !checking && answer.data === false;
  return { checking, complaint: taken ? USERNAME_TAKEN : wrong };
}

export const USERNAME_TAKEN = "A user with this username already exists.";

const complaintAbout = (name: string) => Username.safeParse(name).error?.issues[0]?.message;
