import { describe, expect, test } from "vitest";

import { findScreen } from "./screens.ts";

describe("the screens table", () => {
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
  ])("leads from %s to %s", (path, title) => {
    expect(findScreen(path)?.title).toBe(title);
  });
});
