import type { UserRef } from "@topout/shared/contract";

import { useOverlayState } from "./overlay-state.ts";

export interface UserList {
  readonly title: string;
  readonly users: readonly UserRef[];
  /** The number of users that are not listed. */
  readonly moreCount?: number;
}

/** The user list above any screen. */
export function useUserList() {
  const { value, open, close } = useOverlayState("userList");
  return { list: parseUserList(value), open: open as (list: UserList) => void, close };
}

/** Validates the value, because an older version of the app may have written it. */
function parseUserList(value: unknown): UserList | undefined {
  const list = Object(value) as Partial<UserList>;
  return typeof list.title === "string" && Array.isArray(list.users)
    ? (list as UserList)
    : undefined;
}
