/**
 * The version of the interface between a remote and the shell: the list of screens, the exports of the platform, the
 * versions of React and the router, and how a remote imports these. Increase it when an old shell cannot run a new remote.
 */
export const REMOTE_INTERFACE_VERSION = 8;

/**
 * The oldest version that a shell runs: usually the version before. A remote of version 7 imports the shared modules
 * through the runtime of federation, which the shell no longer has.
 */
export const OLDEST_REMOTE_INTERFACE_VERSION = 8;
