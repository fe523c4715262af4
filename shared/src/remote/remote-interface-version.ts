/**
 * The version of the interface between a remote and the shell: the list of screens, the exports of the platform and of the
 * API client, the versions of React and the router, and how a remote imports these. Increase it when an old shell cannot
 * run a new remote. See docs/interface-versions.md.
 */
export const REMOTE_INTERFACE_VERSION = 9;

/** A shell also runs remotes of the version before, so that teams need not release on the day of a raise. */
export const OLDEST_REMOTE_INTERFACE_VERSION = REMOTE_INTERFACE_VERSION - 1;
