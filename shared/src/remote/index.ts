export {
  REMOTE_INTERFACE_VERSION,
  OLDEST_REMOTE_INTERFACE_VERSION,
} from "./remote-interface-version.ts";
export {
  defineScreens,
  type ReleasedScreens,
  type Screen,
  type ScreenName,
} from "./define-screens.ts";
export { type RegisteredRemote, Registry } from "./registry.ts";
export { createRegisteredRemote, ReleaseManifest } from "./release-manifest.ts";
export { remoteEntries, type RemoteName, remotes } from "./remotes.ts";
