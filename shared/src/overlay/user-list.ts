import type { UserRef } from "@topout/shared/contract";
import { useLocation, useNavigate } from "react-router-dom";

import { useGoBackOnce } from "./use-go-back-once.ts";

export interface UserList {
  readonly title: string;
  readonly users: readonly UserRef[];
}

const KEY = "userList";

/**
 * The one list of people that may lie over any screen. An entry of the history holds it: back closes it, and it
 * survives a reload.
 */
export function useUserList() {
  const navigate = useNavigate();
  const stepBack = useGoBackOnce();
  const { search, hash, state } = useLocation();

  return {
    list: parseUserList(state),
    open: (list: UserList) =>
      void navigate({ search, hash }, { state: { ...Object(state), [KEY]: list } }),
    close: stepBack,
  };
}

/** A history may be older than this program. */
function parseUserList(state: unknown): UserList | undefined {
  const list = Object(Object(state)[KEY]) as Partial<UserList>;
  return typeof list.title === "string" && Array.isArray(list.users)
    ? (list as UserList)
    : undefined;
}
