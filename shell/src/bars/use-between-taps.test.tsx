import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { useBetweenTaps } from "./use-between-taps.ts";

const Bar = ({ text }: { text: string }) => <p>{useBetweenTaps(text)}</p>;
const renderBar = () => {
  const { rerender } = render(<Bar text="online" />);
  return (text: string) => rerender(<Bar text={text} />);
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => fireEvent.pointerDown(document.body);
const release = () => fireEvent.pointerUp(document.body);

beforeEach(async () => {
  vi.useFakeTimers();
  // A press of the test before is over.
  await wait(5_000);
});
afterEach(() => vi.useRealTimers());

describe("useBetweenTaps", () => {
  test("changes at once without taps", () => {
    const show = renderBar();

    show("offline");

    expect(screen.getByText("offline")).toBeVisible();
  });

  test("changes half a second after the last tap", async () => {
    const show = renderBar();
    press();
    release();
    show("offline");

    await wait(400);
    press();
    release();
    await wait(400);
    expect(screen.getByText("online")).toBeVisible();

    await wait(100);
    expect(screen.getByText("offline")).toBeVisible();
  });

  test("does not change during a press, which a scroll also ends", async () => {
    const show = renderBar();
    press();
    show("offline");

    await wait(2_000);
    expect(screen.getByText("online")).toBeVisible();

    fireEvent.pointerCancel(document.body);
    await wait(1_000);
    expect(screen.getByText("offline")).toBeVisible();
  });

  test("changes after five seconds if a press has no end", async () => {
    const show = renderBar();
    press();
    show("offline");

    await wait(4_900);
    expect(screen.getByText("online")).toBeVisible();

    await wait(100);
    expect(screen.getByText("offline")).toBeVisible();
  });

  test("shows the value of the pause, not the values before", async () => {
    const show = renderBar();
    press();
    release();
    show("offline");
    show("online");

    await wait(1_000);
    expect(screen.getByText("online")).toBeVisible();
  });
});
