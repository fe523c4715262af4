import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ScreenRoute } from "@topout/shared/contract";

import type { BetaClip } from "./beta-clips.ts";
import { BetaLoop } from "./beta-loop.tsx";

const RETRY_DELAY_MS = 15_000;

const createClip = (name: string): BetaClip => {
  const route: ScreenRoute = {
    id: name,
    name,
    location: "The Cave",
    x: 0,
    y: 0,
    circuit_id: "circuit",
    color: "red",
    published_at: null,
    leaves_on: null,
  };
  return { id: `video-${name}`, route };
};

const P1 = createClip("P1");
const P2 = createClip("P2");

const getVideo = () => screen.getByLabelText(/^Beta of/);
const getLabel = () => getVideo().getAttribute("aria-label");
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("plays one video after the other", () => {
  render(<BetaLoop clips={[P1, P2]} />);
  expect(getLabel()).toBe("Beta of P1, muted");

  fireEvent.ended(getVideo());
  expect(getLabel()).toBe("Beta of P2, muted");

  fireEvent.ended(getVideo());
  expect(getLabel()).toBe("Beta of P1, muted");
});

test("fades the next video in over the last frame of the one before", () => {
  render(<BetaLoop clips={[P1, P2]} />);
  const first = getVideo();

  fireEvent.ended(first);

  expect([...document.querySelectorAll("video")]).toEqual([first, getVideo()]);
  expect(first).toHaveAttribute("aria-hidden", "true");
});

test("waits after a failure before it plays the next video", async () => {
  render(<BetaLoop clips={[P1, P2]} />);

  fireEvent.error(getVideo());
  await wait(RETRY_DELAY_MS - 1);
  expect(getLabel()).toBe("Beta of P1, muted");

  await wait(1);
  expect(getLabel()).toBe("Beta of P2, muted");
});

test("requests the only video again after a failure", async () => {
  render(<BetaLoop clips={[P1]} />);
  const failed = getVideo();

  fireEvent.error(failed);
  await wait(RETRY_DELAY_MS);

  expect(getVideo()).not.toBe(failed);
  expect(getLabel()).toBe("Beta of P1, muted");
});

test("plays the next video at once if the failed one is removed", () => {
  const { rerender } = render(<BetaLoop clips={[P1, P2]} />);
  fireEvent.error(getVideo());

  rerender(<BetaLoop clips={[P2]} />);

  expect(getLabel()).toBe("Beta of P2, muted");
});
