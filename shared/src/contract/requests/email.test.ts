import { describe, expect, test } from "vitest";

import { Email, toAsciiEmail } from "./email.ts";

describe("toAsciiEmail", () => {
  test.each([
    ["name@münchen.de", "name@xn--mnchen-3ya.de"],
    ["Name@MÜNCHEN.de", "Name@xn--mnchen-3ya.de"],
    ["name@mu\u0308nchen.de", "name@xn--mnchen-3ya.de"],
    ["name@例え。テスト", "name@xn--r8jz45g.xn--zckzah"],
    ["name@Topout.example", "name@Topout.example"],
    ["münchen.de", "münchen.de"],
    ["name@münchen.de/path", "name@münchen.de/path"],
    ["name@münchen.de:80", "name@münchen.de:80"],
    ["name@xn--ü", "name@xn--ü"],
  ])("%s → %s", (email, normalized) => {
    expect(toAsciiEmail(email)).toBe(normalized);
    expect(toAsciiEmail(normalized)).toBe(normalized);
  });
});

describe("Email", () => {
  test("accepts an international domain", () => {
    expect(Email.parse("name@münchen.de")).toBe("name@xn--mnchen-3ya.de");
  });

  test.each([
    "jürgen@münchen.de",
    "name@münchen",
    "name@münchen..de",
    "name@ü 1.de",
    "name@ü\0.de",
    `name@${"ü.".repeat(120)}de`,
  ])("rejects %j", (email) => {
    expect(Email.safeParse(email).success).toBe(false);
  });
});
