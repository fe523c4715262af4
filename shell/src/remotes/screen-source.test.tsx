import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { MemoryRouter } from "@topout/shared/platform";

import { ScreenNotReleasedError } from "./screen-not-released.ts";
import { ScreenLoader } from "./screen-loader.tsx";
import { createScreenSource } from "./screen-source.ts";

const Feed = () => <h1>Feed</h1>;

const arrives = () => Promise.resolve({ Component: Feed });
const fails = () => Promise.reject(new Error("gone"));
const lacksIt = () =>
  Promise.reject(new ScreenNotReleasedError("the live feedProfile has no feed"));
const hangs = () => new Promise<never>(() => {});

type Load = Parameters<typeof createScreenSource>[0];

/** Each attempt in turn does as told. */
const place = (...attempts: (typeof arrives | typeof fails | typeof lacksIt | typeof hangs)[]) => {
  const load = vi.fn<Load>(() => (attempts.shift() ?? fails)());
  const element = <ScreenLoader source={createScreenSource(load)} subject="The feed" />;
  return { load, element: <MemoryRouter>{element}</MemoryRouter> };
};

const retry = () => userEvent.setup().click(screen.getByRole("button", { name: "Retry" }));
const fault = () => screen.findByRole("alert");

// React tells of every error that a boundary has caught.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a screen's place", () => {
  test("shows the screen when it arrives", async () => {
    render(place(arrives).element);

    expect(await screen.findByRole("heading", { name: "Feed" })).toBeVisible();
  });

  test("says what is missing when it does not come", async () => {
    render(place(fails).element);

    expect(await fault()).toHaveTextContent("This module could not be loaded");
    expect(await fault()).toHaveTextContent("The feed did not arrive.");
  });

  test("brings it back by Retry, which loads it anew", async () => {
    const { load, element } = place(fails, arrives);
    render(element);
    await fault();

    await retry();

    expect(await screen.findByRole("heading", { name: "Feed" })).toBeVisible();
    expect(load.mock.calls.map(([{ anew }]) => anew)).toEqual([false, true]);
  });

  test("offers a reload after the second failed retry", async () => {
    render(place(fails, fails, fails).element);
    await fault();
    await retry();
    await fault();
    expect(screen.queryByRole("button", { name: "Reload page" })).toBeNull();

    await retry();
    await fault();

    expect(await screen.findByRole("button", { name: "Reload page" })).toBeVisible();
  });

  test("says when the live release is older than the screen, and finds it once it is released", async () => {
    render(place(lacksIt, arrives).element);

    expect(await screen.findByRole("heading", { name: "Not here yet" })).toBeVisible();
    expect(screen.getByText(/^The feed will come with a later release/)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();

    await userEvent.setup().click(screen.getByRole("button", { name: "Check again" }));

    expect(await screen.findByRole("heading", { name: "Feed" })).toBeVisible();
  });

  test("gives up on one that hangs after 6 s", async () => {
    vi.useFakeTimers();
    render(place(hangs).element);

    await act(() => vi.advanceTimersByTimeAsync(5_900));
    expect(screen.queryByRole("alert")).toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole("alert")).toBeVisible();
  });

  test("keeps a screen's own failure inside of it", async () => {
    const Broken = () => {
      throw new Error("broken");
    };
    const source = createScreenSource(() => Promise.resolve({ Component: Broken }));
    render(
      <>
        <p>the frame</p>
        <ScreenLoader source={source} subject="The feed" />
      </>,
    );

    expect(await fault()).toBeVisible();
    expect(screen.getByText("the frame")).toBeVisible();
  });
});
