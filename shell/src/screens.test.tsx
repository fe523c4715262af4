import { describe, expect, test } from "vitest";

import { findScreen } from "./screens.ts";

describe("findScreen", () => {
  test.each([
    ["/", "Dashboard"],
    ["/feed", "Feed"],
    ["/feed/", "Feed"],
    ["/profile", "Your profile"],
    ["/profile/", "Your profile"],
    ["/profile/joana_s", "Profile"],
    ["/reset_password/a.b.c", "New password"],
    ["/verify/a.b.c", "Verify your account"],
    ["/verify", "Off route"],
    ["/feed/more", "Off route"],
    ["/nowhere", "Off route"],
  ])("finds the screen of %s: %s", (path, title) => {
    expect(findScreen(path)?.title).toBe(title);
  });
});
