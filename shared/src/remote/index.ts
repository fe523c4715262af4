export {
  REMOTE_INTERFACE_VERSION,
  OLDEST_REMOTE_INTERFACE_VERSION,
} from "./remote-interface-version.ts";
export { cardStyle, createListSkeleton } from "./create-list-skeleton.ts";
export { CURRENT_GYM, defineFirstLoad, firstRequest, pathParam } from "./define-first-load.ts";
export {
  defineScreens,
  type ReleasedScreens,
  type Screen,
  type ScreenName,
} from "./define-screens.ts";
export {
  FIRST_LOAD_FILE,
  FirstLoad,
  mapDrawings,
  type ScreenFirstLoad,
  type Skeleton,
  type SkeletonBox,
} from "./first-load.ts";
export {
  type GradualRelease,
  MAX_OFF_REASON_LENGTH,
  type RegisteredRemote,
  Registry,
} from "./registry.ts";
export { createRegisteredRemote, ReleaseManifest } from "./release-manifest.ts";
export { BUCKET_COUNT, selectReleases } from "./select-releases.ts";
export { remoteEntries, type RemoteName, remotes } from "./remotes.ts";
