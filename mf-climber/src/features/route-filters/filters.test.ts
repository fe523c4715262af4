import { describe, expect, test } from "vitest";

import { fromAddress, toAddress } from "./filters.ts";

const read = (search: string) => fromAddress(new URLSearchParams(search));

describe("filters in the address", () => {
  test("leave the default view's address bare", () => {
    const address = toAddress(new URLSearchParams(), {
      sent: true,
      attempted: true,
      projects: false,
    });

    expect(address.toString()).toBe("");
    expect(read("")).toEqual({ sent: true, attempted: true, projects: false });
  });

  test("say only what is hidden, and are read back the same", () => {
    const filters = { sent: false, attempted: false, projects: true };
    const address = toAddress(new URLSearchParams("route=1"), filters);

    expect(address.get("route")).toBe("1");
    expect(fromAddress(address)).toEqual(filters);
  });

  test("ignore what nobody could have chosen", () => {
    expect(read("hide=everything&projects=maybe")).toEqual(read(""));
  });
});
