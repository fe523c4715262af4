import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";

import page from "./crash.html?raw";
import { watchForCrash } from "./crash.ts";

const waiting = "<header data-waiting>Topout</header>";
const drawn = "<header>Topout</header>";

/** As a browser tells of a script that threw, or of one that did not come. */
const aScriptFails = (filename = `${location.origin}/assets/main.js`) =>
  dispatchEvent(new ErrorEvent("error", { filename }));
const doesNotLoad = (name: "script" | "img") => {
  const element = document.createElement(name);
  document.head.append(element);
  element.dispatchEvent(new Event("error"));
};

const crashed = () => screen.queryByRole("heading", { name: "Ooops, something went wrong :(" });

watchForCrash();

const open = (inRoot: string) => {
  document.body.innerHTML = `<div id="root">${inRoot}</div><template id="crash-page">${page}</template>`;
};

beforeEach(() => open(waiting));

describe("the crash page", () => {
  test("is shown when a script fails before React has drawn anything", () => {
    aScriptFails();

    expect(crashed()).toBeVisible();
    expect(screen.queryByText("Topout")).toBeNull();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("is shown when the first script does not come", () => {
    doesNotLoad("script");

    expect(crashed()).toBeVisible();
  });

  test("is shown when all that was drawn is gone", () => {
    open("");

    aScriptFails();

    expect(crashed()).toBeVisible();
  });

  test.each([
    ["something else fails while the page is there", drawn, () => aScriptFails()],
    ["a picture does not load", waiting, () => doesNotLoad("img")],
    ["a browser's extension fails", waiting, () => aScriptFails("chrome-extension://x/a.js")],
  ])("is not shown when %s", (_what, inRoot, fail) => {
    open(inRoot);

    fail();

    expect(crashed()).toBeNull();
  });

  test("clears what this device keeps and reloads the origin", async () => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal("location", { origin: location.origin, assign });
    localStorage.setItem("topout.token", "a-token");
    sessionStorage.setItem("topout.verification", "sent");
    aScriptFails();

    await userEvent.click(screen.getByRole("button", { name: "Reset and reload" }));

    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(location.origin);
    vi.unstubAllGlobals();
  });
});
