import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Component, type ComponentType, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createLazyComponent } from "./create-lazy-component.tsx";

/** Shows a button that mounts its children again, after an error. */
class Boundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false };
  static getDerivedStateFromError = () => ({ hasError: true });
  override render() {
    if (!this.state.hasError) return this.props.children;
    return <button onClick={() => this.setState({ hasError: false })}>Retry</button>;
  }
}

const Dialog = ({ title }: { title: string }) => <h1>{title}</h1>;

// React logs every error that a boundary catches.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("loads again after a failure, and only once after a success", async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ title: string }>>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(Dialog);
  const LazyDialog = createLazyComponent(load);
  const element = (
    <Boundary>
      <LazyDialog title="New Route" fallback="Loading" />
    </Boundary>
  );
  const { unmount } = render(element);
  expect(screen.getByText("Loading")).toBeVisible();

  await userEvent.setup().click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "New Route" })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);

  unmount();
  render(element);
  expect(screen.getByRole("heading", { name: "New Route" })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
