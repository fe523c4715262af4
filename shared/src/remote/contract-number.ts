/**
 * What a remote and the shell agree on: the table of screens, the platform's names, the versions of React and
 * the router. It goes up whenever a remote built for the new one could not run in the old shell.
 */
export const CONTRACT_NUMBER = 2;
