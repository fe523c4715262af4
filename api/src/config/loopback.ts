import { isIPv4 } from "node:net";

/** Whether a host is this machine. An IPv6 address has no brackets. Packets to it do not leave the machine. */
export const isLoopback = (host: string): boolean =>
  ["localhost", "::1"].includes(host) || (isIPv4(host) && host.startsWith("127."));
