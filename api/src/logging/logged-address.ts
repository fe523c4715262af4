import { createHmac } from "node:crypto";
import { isIPv4 } from "node:net";

import { toNetwork } from "../auth/to-network.ts";

/** How the log names the addresses of clients. Some laws allow full ones only for a purpose, and for a short time. */
export const ADDRESS_FORMATS = ["full", "cut", "hashed", "none"] as const;
export type AddressFormat = (typeof ADDRESS_FORMATS)[number];

type FormatAddress = (address: string) => string | undefined;

const HASH_LENGTH = 16;

export function createAddressFormat(format: AddressFormat, secretKey: string): FormatAddress {
  const formats: Readonly<Record<AddressFormat, FormatAddress>> = {
    full: (address) => address,
    cut: (address) => cut(toNetwork(address)),
    // With the key, because all IPv4 addresses can be hashed in an hour.
    hashed: (address) =>
      createHmac("sha256", secretKey)
        .update(`logged address ${toNetwork(address)}`)
        .digest("base64url")
        .slice(0, HASH_LENGTH),
    none: () => undefined,
  };
  return formats[format];
}

/** "203.0.113.0" or "2001:db8:1::": the network of an organisation or a town, not of a person. */
const cut = (network: string): string =>
  isIPv4(network)
    ? network.replace(/\.\d+$/, ".0")
    : `${network.split(":").slice(0, 3).join(":")}::`;
