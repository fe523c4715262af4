// @vitest-environment node
import "./browser-globals.ts";

import { describe, expect, test } from "vitest";

import { renderFrame } from "./static-frame.tsx";

const html = renderFrame();

describe("renderFrame", () => {
  test("renders the header and both navigations", () => {
    expect(html).toMatch(
      /^<div data-static=""><header class="topbar">.*<nav class="bottombar".*<\/nav><\/div>$/,
    );
  });

  test("renders the loading states of the account and the gym switcher", () => {
    expect(html).toContain('<i class="account" aria-hidden="true"></i>');
    expect(html).toContain('<span class="gym-switcher" aria-hidden="true">');
  });

  test("renders the skeleton of the first screen", () => {
    expect(html).toMatch(/<main class="page"><div class="first-skeleton"/);
  });

  test("marks no link as current", () => {
    expect(html).not.toContain("aria-current");
  });
});
