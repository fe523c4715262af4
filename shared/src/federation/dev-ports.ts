import { type RemoteName, remotes } from "@topout/shared/remote";

/** The remotes have the next ports, in the order of their list. */
export const SHELL_DEV_PORT = Number(process.env["DEV_PORT"] ?? 5_000);

export const getDevPort = (name: RemoteName): number =>
  SHELL_DEV_PORT + 1 + Object.keys(remotes).indexOf(name);
