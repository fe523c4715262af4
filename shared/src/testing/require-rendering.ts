import { cleanup, render, screen } from "@testing-library/react";
import { afterAll } from "vitest";

/**
 * Fails the file after which React no longer renders, because a test has not awaited an `act` or has replaced the body.
 * Without isolation, all later files would fail instead.
 */
afterAll(() => {
  render("Rendered");
  const isRendered = screen.queryByText("Rendered") !== null;
  cleanup();
  if (!isRendered) {
    throw new Error("React does not render after these tests. Did one not await act()?");
  }
});
