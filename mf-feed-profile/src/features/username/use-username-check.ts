import { isApiError } from "@topout/shared/api";
import { profileQueries } from "@topout/shared/api/account";
import { getIssueMessage, Username } from "@topout/shared/contract";
import { isReservedUsername, isSameUsername } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";

import { useDebouncedValue } from "./use-debounced-value.ts";

const DEBOUNCE_MS = 400;

/**
 * Validates a username, and checks on the server whether it is available. The current username is always valid. A failed
 * check does not prevent saving, because the server checks again.
 */
export function useUsernameCheck(currentName: string, name: string) {
  const nameError = getNameError(currentName, name);
  const shouldCheck = name !== currentName && nameError === undefined;
  const { isChecking, isAvailable, hasFailed, limitMessage, retry } = useAvailability(
    name,
    shouldCheck,
  );

  return {
    isChecking: shouldCheck && isChecking,
    error: shouldCheck && isAvailable === false ? USERNAME_TAKEN : nameError,
    hasFailed: shouldCheck && hasFailed,
    limitMessage,
    retry,
  };
}

/** Sends a request after the user stops typing. */
function useAvailability(name: string, shouldCheck: boolean) {
  const debouncedName = useDebouncedValue(name, DEBOUNCE_MS);
  const isDebouncing = debouncedName !== name;
  const query = useQuery({
    ...profileQueries.isUsernameAvailable(debouncedName),
    enabled: shouldCheck && !isDebouncing,
  });
  const isChecking = isDebouncing || query.isFetching;

  return {
    isChecking,
    isAvailable: isChecking ? undefined : query.data,
    /** Stays true during a retry, so that the message stays visible. */
    hasFailed: !isDebouncing && query.isFetched && query.data === undefined,
    /** When the server will check names again, after too many checks. */
    limitMessage: isApiError(query.error, "RATE_LIMITED") ? query.error.message : undefined,
    retry: () => void query.refetch(),
  };
}

export type UsernameCheck = ReturnType<typeof useUsernameCheck>;

export const USERNAME_TAKEN = "A user with this username already exists.";

const NAME_NOT_ALLOWED = "This name is reserved.";

function getNameError(currentName: string, name: string): string | undefined {
  const { error } = Username.safeParse(name, { error: getIssueMessage });
  const formatError = error?.issues[0]?.message;
  if (formatError || isSameUsername(name, currentName)) return formatError;
  return isReservedUsername(name) ? NAME_NOT_ALLOWED : undefined;
}
