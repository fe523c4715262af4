import { compile } from "@fastify/proxy-addr";

/** Whether a connection comes from a proxy, whose headers may describe another client. */
export type ProxyCheck = (address: string | undefined) => boolean;

export function createProxyCheck(trustedProxies: readonly string[] = []): ProxyCheck {
  const isTrusted = compile([...trustedProxies]);
  return (address) => address !== undefined && isTrusted(address, 0);
}
