import { isIPv4, isIPv6 } from "node:net";

/**
 * Returns an IPv4 address, also from an IPv4-mapped IPv6 address. Returns the /64 network of other IPv6 addresses,
 * because internet providers usually assign one to each customer.
 */
export function toNetwork(address: string): string {
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mappedIPv4) return mappedIPv4;
  if (isIPv4(address) || !isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...middle, ...back].slice(0, 4).join(":");
}
