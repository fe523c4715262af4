/**
 * The version of the interface between a remote and the shell: the list of screens, the exports of the platform, and
 * the versions of React and the router. Increase it when an old shell cannot run a new remote.
 */
export const REMOTE_INTERFACE_VERSION = 7;

/** A shell also runs remotes of the version before. */
export const OLDEST_REMOTE_INTERFACE_VERSION = REMOTE_INTERFACE_VERSION - 1;
