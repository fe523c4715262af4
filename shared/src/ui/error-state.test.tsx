import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";

import { ErrorState } from "./error-state.tsx";

const title = "The feed couldn't load";

describe("ErrorState", () => {
  test("announces the title and the default hint", () => {
    render(<ErrorState title={title} onRetry={() => {}} />);

    expect(screen.getByRole("alert")).toHaveTextContent(
      `${title}Check your connection and try again.`,
    );
  });

  test("calls onRetry on a click, and ignores clicks while retrying", async () => {
    const onRetry = vi.fn<() => void>();
    const user = userEvent.setup();
    const { rerender } = render(<ErrorState title={title} onRetry={onRetry} />);

    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledOnce();

    rerender(<ErrorState title={title} onRetry={onRetry} isRetrying />);
    const retryButton = screen.getByRole("button", { name: "Retry" });
    expect(retryButton).toHaveAttribute("aria-busy", "true");
    await user.click(retryButton);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test("shows a custom hint and illustration", () => {
    render(
      <ErrorState title={title} hint="Reload the page." illustration="!" onRetry={() => {}} />,
    );

    expect(screen.getByRole("alert")).toHaveTextContent(`!${title}Reload the page.`);
  });
});
