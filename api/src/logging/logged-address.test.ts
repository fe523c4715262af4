import { describe, expect, test } from "vitest";

import { createAddressFormat } from "./logged-address.ts";

const KEY = "a key of this installation";

describe("createAddressFormat", () => {
  test.each([
    ["203.0.113.77", "203.0.113.0"],
    ["::ffff:203.0.113.77", "203.0.113.0"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
    ["2001:db8::6", "2001:db8:0::"],
    ["::1", "0:0:0::"],
  ])("cuts %s to %s", (address, cutAddress) => {
    expect(createAddressFormat("cut", KEY)(address)).toBe(cutAddress);
  });

  test("hashes the network with the key", () => {
    const hash = createAddressFormat("hashed", KEY);

    expect(hash("203.0.113.77")).toMatch(/^[\w-]{16}$/);
    expect(hash("::ffff:203.0.113.77")).toBe(hash("203.0.113.77"));
    expect(hash("203.0.113.78")).not.toBe(hash("203.0.113.77"));
    expect(hash("2001:db8:1:2::1")).toBe(hash("2001:db8:1:2::2"));
    expect(createAddressFormat("hashed", "another key")("203.0.113.77")).not.toBe(
      hash("203.0.113.77"),
    );
  });

  test("leaves an address as it is, or omits it", () => {
    expect(createAddressFormat("full", KEY)("2001:db8::6")).toBe("2001:db8::6");
    expect(createAddressFormat("none", KEY)("2001:db8::6")).toBeUndefined();
  });
});
