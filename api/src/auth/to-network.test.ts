import { describe, expect, test } from "vitest";

import { toNetwork } from "./to-network.ts";

describe("toNetwork", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
  ])("maps %s to %s", (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
