/**
 * The version of the interface between a remote and the shell. The interface is the table of screens, the exports of
 * the platform, and the versions of React and the router. Increase it when a remote built for the new interface cannot run in the old shell.
 */
export const CONTRACT_VERSION = 4;
