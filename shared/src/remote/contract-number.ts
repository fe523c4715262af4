/**
 * The interface between a remote and the shell: the table of screens, the exports of the platform, the versions of
 * React and the router. Increase it when a remote built for the new interface cannot run in the old shell.
 */
export const CONTRACT_NUMBER = 3;
