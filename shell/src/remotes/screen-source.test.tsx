import { act, render as renderElement, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { QueryClient, QueryClientProvider } from "@topout/shared/platform";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";

import { ScreenLoader } from "./screen-loader.tsx";
import { ScreenNotReleasedError } from "./screen-not-released.ts";
import { createRemoteScreen, createScreenSource } from "./screen-source.ts";

const Feed = () => <h1>Feed</h1>;

const render = (element: ReactNode) => {
  const client = new QueryClient();
  return renderElement(element, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
};

type Load = Parameters<typeof createScreenSource>[0];

const succeed: Load = () => Promise.resolve({ Component: Feed });
const fail: Load = () => Promise.reject(new Error("offline"));
const failAsNotReleased: Load = () =>
  Promise.reject(new ScreenNotReleasedError("The live release of feedProfile lacks feed"));
const hang: Load = () => new Promise<never>(() => {});

/** A loader that returns these results in order and then always fails. */
const createLoader = (...attempts: Load[]) => {
  const load = vi.fn<Load>((options) => (attempts.shift() ?? fail)(options));
  const element = <ScreenLoader source={createScreenSource(load)} subject="The feed" />;
  return { load, element: <MemoryRouter>{element}</MemoryRouter> };
};

const Broken = () => {
  throw new Error("broken");
};

const retry = () => userEvent.setup().click(screen.getByRole("button", { name: "Retry" }));
const findAlert = () => screen.findByRole("alert");

// React logs every error that a boundary catches.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe("ScreenLoader", () => {
  test("shows the loaded screen", async () => {
    render(createLoader(succeed).element);

    expect(await screen.findByRole("heading", { name: "Feed" })).toBeVisible();
  });

  test("shows the skeleton of the document until the first screen has loaded", async () => {
    const { dataset } = document.documentElement;
    dataset["skeleton"] = "cards";
    const { container } = render(createLoader(succeed).element);
    expect(container.querySelector(".first-skeleton")).toBeInTheDocument();

    await screen.findByRole("heading", { name: "Feed" });

    expect(container.querySelector(".first-skeleton")).not.toBeInTheDocument();
    expect(dataset["skeleton"]).toBe("");
    await expect.poll(() => dataset["skeleton"]).toBeUndefined();
  });

  test("shows an error with the screen's name", async () => {
    render(createLoader(fail).element);

    expect(await findAlert()).toHaveTextContent(
      "This module could not be loadedThe feed couldn't load.",
    );
  });

  test("reloads the screen on Retry", async () => {
    const { load, element } = createLoader(fail, succeed);
    render(element);
    await findAlert();

    await retry();

    expect(await screen.findByRole("heading", { name: "Feed" })).toBeVisible();
    expect(load.mock.calls.map(([{ reload }]) => reload)).toEqual([false, true]);
  });

  test("offers a page reload after the second failed retry", async () => {
    render(createLoader(fail, fail, fail).element);
    await findAlert();
    await retry();
    await findAlert();
    expect(screen.queryByRole("button", { name: "Reload page" })).toBeNull();

    await retry();
    await findAlert();

    expect(await screen.findByRole("button", { name: "Reload page" })).toBeVisible();
  });

  test("offers a page reload if the screen loads again, but keeps failing", async () => {
    const loadBroken = () => Promise.resolve({ Component: Broken });
    render(createLoader(loadBroken, loadBroken, loadBroken).element);
    await findAlert();
    await retry();
    await findAlert();

    await retry();

    expect(await screen.findByRole("button", { name: "Reload page" })).toBeVisible();
  });

  test("explains that the screen is not released yet, and finds it after the release", async () => {
    render(createLoader(failAsNotReleased, succeed).element);

    expect(await screen.findByRole("heading", { name: "Not available yet" })).toBeVisible();
    expect(screen.getByText(/^The feed is coming in a later release/)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();

    await userEvent.setup().click(screen.getByRole("button", { name: "Check again" }));

    expect(await screen.findByRole("heading", { name: "Feed" })).toBeVisible();
  });

  test("loads again at the next visit if another screen has loaded a newer release", async () => {
    let version = "old";
    const load = vi.fn<Load>(() => Promise.resolve({ Component: Feed }));
    const source = createScreenSource(load, () => version);
    const visit = async () => {
      const { unmount } = render(<ScreenLoader source={source} subject="The feed" />);
      expect(await screen.findByRole("heading", { name: "Feed" })).toBeVisible();
      unmount();
    };
    await visit();
    await visit();
    expect(load).toHaveBeenCalledOnce();

    version = "new";
    await visit();

    expect(load).toHaveBeenCalledTimes(2);
  });

  test("times out after 6 s", async () => {
    vi.useFakeTimers();
    render(createLoader(hang).element);

    await act(() => vi.advanceTimersByTimeAsync(5_900));
    expect(screen.queryByRole("alert")).toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole("alert")).toBeVisible();
  });

  test("waits two minutes for a dev server, which transforms the modules of the screen first", async () => {
    vi.useFakeTimers();
    vi.stubEnv("MODE", "development");
    render(createLoader(hang).element);

    await act(() => vi.advanceTimersByTimeAsync(119_000));
    expect(screen.queryByRole("alert")).toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole("alert")).toBeVisible();
  });

  test("shows an error in place of a screen that throws, and keeps the frame", async () => {
    const source = createScreenSource(() => Promise.resolve({ Component: Broken }));
    render(
      <>
        <p>the frame</p>
        <ScreenLoader source={source} subject="The feed" />
      </>,
    );

    expect(await findAlert()).toHaveTextContent(
      "Something went wrong hereThe feed stopped working. The rest of the page still works.",
    );
    expect(screen.getByText("the frame")).toBeVisible();
  });
});

/** The type check fails if the line after @ts-expect-error compiles. */
test("createRemoteScreen rejects a screen that the remote lacks at compile time", () => {
  // @ts-expect-error The climber remote lacks the screen `feed`.
  createRemoteScreen("climber", "feed");

  const { remoteScreen } = createRemoteScreen("climber", "store");
  expect(remoteScreen).toEqual({ remote: "climber", screen: "store" });
});
