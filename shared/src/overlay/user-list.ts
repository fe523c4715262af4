import type { UserRef } from "@topout/shared/contract";
import { useLocation, useNavigate } from "react-router-dom";

import { useGoBackOnce } from "./use-go-back-once.ts";

export interface UserList {
  readonly title: string;
  readonly users: readonly UserRef[];
}

const STATE_KEY = "userList";

/** The user list above any screen. It is stored in the history state: back closes it, and it survives a reload. */
export function useUserList() {
  const navigate = useNavigate();
  const goBack = useGoBackOnce();
  const { search, hash, state } = useLocation();

  return {
    list: parseUserList(state),
    open: (list: UserList) =>
      void navigate({ search, hash }, { state: { ...Object(state), [STATE_KEY]: list } }),
    close: goBack,
  };
}

/** Validates the state, because an older version of the app may have written it. */
function parseUserList(state: unknown): UserList | undefined {
  const list = Object(Object(state)[STATE_KEY]) as Partial<UserList>;
  return typeof list.title === "string" && Array.isArray(list.users)
    ? (list as UserList)
    : undefined;
}
