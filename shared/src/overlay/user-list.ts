import type { UserRef } from "@topout/shared/contract";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export interface UserList {
  readonly title: string;
  readonly users: readonly UserRef[];
}

/** The one list of people that may lie over any screen. */
export const userList = createStore<{ readonly shown: UserList | undefined }>()(() => ({
  shown: undefined,
}));

export const showUserList = (shown: UserList): void => userList.setState({ shown });

export const hideUserList = (): void => userList.setState({ shown: undefined });

export const useUserList = (): UserList | undefined => useStore(userList, (state) => state.shown);
