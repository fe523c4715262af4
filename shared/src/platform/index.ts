/**
 * Everything that must exist once per page: the stateful libraries, our stores, and the hooks that write the URL and the
 * history entries, because the shell and all remotes must agree on these. The shell shares this entry with the remotes at
 * run time. Export only used names, because each export makes the first page larger.
 */
export {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useIsMutating,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
export {
  Link,
  type LinkProps,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from "react-router-dom";
export { createPortal, flushSync } from "react-dom";
export { css, keyframes, styled } from "styled-components";
export { useStore } from "zustand";
export { createStore } from "zustand/vanilla";

export { BrowserRouter } from "../history/browser-router.tsx";
export { addHistoryBlocker, type HistoryBlocker } from "../history/history-blockers.ts";
export { localData, sessionData } from "../browser-storage/storage-area.ts";
export { type DraftKey, DRAFT_PREFIX } from "../browser-storage/stored-items.ts";
export { type SearchParams } from "../search-params/search-params.ts";
export { useTypedSearchParams } from "../search-params/use-typed-search-params.ts";
export {
  dismiss,
  setPaused,
  NOTIFICATION_DURATION_MS,
  type NotifyOptions,
  type Notification,
  type NotificationAction,
  notifications,
  notify,
  setProgress,
  useNotifications,
} from "../notifications/notifications.ts";
export type { ClimbClock } from "../outbox/port/climb-clock.ts";
export type {
  DraftRoute,
  NewClimb,
  NewNote,
  NewVote,
  Operation,
} from "../outbox/port/operation.ts";
export type { OutboxEntry } from "../outbox/port/entry.ts";
export { hasStoredEntries, setHasStoredEntries } from "../outbox/port/has-stored-entries.ts";
export { type Outbox, setOutboxLoader, withOutbox } from "../outbox/port/outbox.ts";
export {
  outboxState,
  setOutboxEntries,
  useOutboxState,
  usePendingOperations,
  usePendingStatus,
} from "../outbox/port/outbox-store.ts";
export { useOverlayState } from "../overlay/overlay-state.ts";
export { PANEL_OPENED_IN_APP, useRouteDeepLink, useRoutePanel } from "../overlay/route-panel.ts";
export { type UserList, useUserList } from "../overlay/user-list.ts";
export { preferences, setPreference, usePreferences } from "../preferences/preferences.ts";
export type {
  MapView,
  Preferences,
  RouteSort,
  ThemeChoice,
} from "../preferences/parse-preferences.ts";
export {
  expireToken,
  getToken,
  getUserId,
  type Session,
  session,
  signIn,
  signOut,
  useSession,
} from "../session/session.ts";
export {
  setVerificationEmail,
  useVerificationEmail,
  verificationEmail,
} from "../session/verification-email.ts";
export { mutationOptions, useMutation } from "./mutations.ts";
export type { ErrorMeta, QueryMeta } from "./query-meta.ts";
export { bustImageCache, useCacheBustedUrl } from "./image-cache.ts";
export { setPopStateHandler } from "./pop-state-handler.ts";
