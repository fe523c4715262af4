import { act, render, waitFor } from "@testing-library/react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { useEffect } from "react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { BrowserRouter } from "./browser-router.tsx";
import { addHistoryBlocker } from "./history-blockers.ts";

/** What the router shows, and its function to navigate. */
const page = { path: "", navigate: (() => undefined) as NavigateFunction };

function Screen() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    Object.assign(page, { path: pathname + hash, navigate });
  });
  return null;
}

const renderRouter = () =>
  render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  );

const go = async (to: string) => {
  await act(() => page.navigate(to));
};

/** Moves in the history, and waits until the browser and the router have arrived. */
const move = async (delta: number, expectedPath: string) => {
  history.go(delta);
  await waitFor(() => {
    expect(location.pathname + location.hash).toBe(expectedPath);
    expect(page.path).toBe(expectedPath);
  });
};

/** Blocks all navigations until the test ends. Returns what it has blocked. */
function block(shouldBlock = () => true) {
  const deltas: number[] = [];
  onTestFinished(addHistoryBlocker({ shouldBlock, onBlock: (delta) => deltas.push(delta) }));
  return deltas;
}

const waitForBlocked = (deltas: readonly number[], expected: readonly number[]) =>
  waitFor(() => {
    expect(deltas).toEqual(expected);
    expect(location.pathname).toBe(page.path);
  });

beforeEach(async () => {
  renderRouter();
  await go("/start");
});

afterEach(() => {
  history.replaceState(null, "", "/");
});

describe("BrowserRouter", () => {
  test("shows the location after back and forward", async () => {
    await go("/feed");

    await move(-1, "/start");
    await move(1, "/feed");

    expect(page.path).toBe("/feed");
  });

  test("keeps the state of an entry for the next router of the tab", async () => {
    await act(() => page.navigate("/feed", { state: { from: "start" } }));
    const states: unknown[] = [];
    const ReadState = () => {
      states.push(useLocation().state);
      return null;
    };

    render(
      <BrowserRouter>
        <ReadState />
      </BrowserRouter>,
    );

    expect(states).toEqual([{ from: "start" }]);
  });
});

describe("addHistoryBlocker", () => {
  test.each([
    ["back", -1],
    ["forward", 1],
    ["back by two entries", -2],
  ])("undoes a navigation %s", async (_direction, delta) => {
    await go("/feed");
    await go("/users");
    await go("/gyms");
    await move(-1, "/users");
    const deltas = block();

    history.go(delta);

    await waitForBlocked(deltas, [delta]);
    expect(page.path).toBe("/users");
  });

  test("allows a navigation to which the blocker does not object", async () => {
    await go("/feed");
    const deltas = block(() => location.pathname !== "/start");

    await move(-1, "/start");

    expect(deltas).toEqual([]);
  });

  test("asks the newest blocker first, and the one below it when it is gone", async () => {
    await go("/feed");
    const form = block();
    const dialog: number[] = [];
    const remove = addHistoryBlocker({
      shouldBlock: () => true,
      onBlock: (delta) => dialog.push(delta),
    });

    history.back();
    await waitForBlocked(dialog, [-1]);
    expect(form).toEqual([]);

    remove();
    history.back();
    await waitForBlocked(form, [-1]);
    expect(dialog).toEqual([-1]);
  });

  test("undoes a navigation after a link to a fragment, which adds an entry without the router", async () => {
    await go("/feed");
    location.hash = "#main";
    await waitFor(() => expect(page.path).toBe("/feed#main"));
    const deltas = block(() => location.hash === "");

    history.back();

    await waitFor(() => expect(deltas).toEqual([-1]));
    expect(location.hash).toBe("#main");
  });

  test("undoes a navigation after a replaced entry", async () => {
    await go("/feed");
    await act(() => page.navigate("/feed?q=slab", { replace: true }));
    const deltas = block();

    history.back();

    await waitForBlocked(deltas, [-1]);
    expect(location.search).toBe("?q=slab");
  });
});
