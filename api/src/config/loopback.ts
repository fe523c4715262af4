import { isIPv4 } from "node:net";

/** Whether a host, as in a URL, is this machine. Packets to it do not leave the machine. */
export const isLoopback = (host: string): boolean =>
  ["localhost", "::1", "[::1]"].includes(host) || (isIPv4(host) && host.startsWith("127."));
