import { profileQueries } from "@topout/shared/api/account";
import { Username } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import { useDebouncedValue } from "./use-debounced-value.ts";

const DEBOUNCE_MS = 400;

/**
 * Validates a username, and checks on the server whether it is free. The current username is always valid. If the
 * request fails, no error is shown, because saving checks again.
 */
export function useUsernameCheck(currentName: string, name: string) {
  const debouncedName = useDebouncedValue(name, DEBOUNCE_MS);
  const formatError = getFormatError(name);
  const shouldCheck = name !== currentName && formatError === undefined;
  const query = useQuery({
    ...profileQueries.isUsernameAvailable(debouncedName),
    enabled: shouldCheck && debouncedName === name,
    meta: { handledErrors: true },
  });

  const isChecking = shouldCheck && (debouncedName !== name || query.isFetching);
  const isTaken = shouldCheck && !isChecking && query.data === false;
  return { isChecking, error: isTaken ? USERNAME_TAKEN : formatError };
}

export const USERNAME_TAKEN = "A user with this username already exists.";

const getFormatError = (name: string) => Username.safeParse(name).error?.issues[0]?.message;
