import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { databases } from "@topout/shared/browser-storage";

import page from "./crash.html?raw";
import { resetAfterCrash } from "./reset-after-crash.ts";
import { watchForCrash } from "./watch-for-crash.ts";

const staticFrame = "<div data-static><header>Topout</header><main></main></div>";
const renderedFrame = "<header>Topout</header><main></main>";

/** Dispatch the browser's events for a script that throws and for an element that does not load. */
const dispatchScriptError = (filename = `${location.origin}/assets/main.js`) =>
  dispatchEvent(new ErrorEvent("error", { filename }));
const dispatchLoadError = (name: "script" | "img" | "link", attributes: object = {}) => {
  const element = Object.assign(document.createElement(name), attributes);
  document.head.append(element);
  element.dispatchEvent(new Event("error"));
};

const queryCrashPage = () =>
  screen.queryByRole("heading", { name: "Ooops, something went wrong :(" });

watchForCrash(20_000);
resetAfterCrash();

const openDocument = (rootHtml: string) => {
  document.body.innerHTML = `<div id="root">${rootHtml}</div><template id="crash-page">${page}</template>`;
};

beforeEach(() => openDocument(staticFrame));

describe("the crash page", () => {
  test("shows when a script fails before React renders", () => {
    dispatchScriptError();

    expect(queryCrashPage()).toBeVisible();
    expect(screen.queryByText("Topout")).toBeNull();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("shows when the first script does not load", () => {
    dispatchLoadError("script");

    expect(queryCrashPage()).toBeVisible();
  });

  test("shows when only the first script's preload reports an error, as in WebKit", () => {
    dispatchLoadError("link", { href: "/assets/index.js" });

    expect(queryCrashPage()).toBeVisible();
  });

  test("shows when an error has no file name, as in Firefox after a module fails to load", () => {
    dispatchScriptError("");

    expect(queryCrashPage()).toBeVisible();
  });

  test("shows when a script hangs for 20 seconds", () => {
    vi.useFakeTimers();
    watchForCrash(20_000);

    vi.advanceTimersByTime(19_999);
    expect(queryCrashPage()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(queryCrashPage()).toBeVisible();
    vi.useRealTimers();
  });

  test("does not show if React renders within 20 seconds", () => {
    vi.useFakeTimers();
    watchForCrash(20_000);
    openDocument(renderedFrame);

    vi.advanceTimersByTime(20_000);
    expect(queryCrashPage()).toBeNull();
    vi.useRealTimers();
  });

  test("shows when React has removed everything", () => {
    openDocument("");

    dispatchScriptError();

    expect(queryCrashPage()).toBeVisible();
  });

  test.each([
    ["a script fails after React has rendered", renderedFrame, () => dispatchScriptError()],
    ["an image does not load", staticFrame, () => dispatchLoadError("img")],
    [
      "a remote's preload fails",
      staticFrame,
      () => dispatchLoadError("link", { href: "/remotes/a.js" }),
    ],
    [
      "a browser extension fails",
      staticFrame,
      () => dispatchScriptError("chrome-extension://x/a.js"),
    ],
  ])("does not show when %s", (_case, rootHtml, fail) => {
    openDocument(rootHtml);

    fail();

    expect(queryCrashPage()).toBeNull();
  });

  test("clears the storage and reloads the origin", async () => {
    const assign = vi.fn<(url: string) => void>();
    const deleteDatabase = vi.fn<(name: string) => void>();
    vi.stubGlobal("location", { origin: location.origin, assign });
    vi.stubGlobal("indexedDB", { deleteDatabase });
    localStorage.setItem("topout.token", "a-token");
    sessionStorage.setItem("topout.verification", "sent");
    dispatchScriptError();

    await userEvent.click(screen.getByRole("button", { name: "Reset and reload" }));

    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    const userDatabases = Object.entries(databases)
      .filter(([, { owner }]) => owner === "user")
      .map(([name]) => name);
    expect(["topout-outbox", ...deleteDatabase.mock.calls.flat()]).toEqual(userDatabases);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(location.origin));
    vi.unstubAllGlobals();
  });
});
