import { NetworkError } from "@topout/shared/domain";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";

import { ErrorState } from "./error-state.tsx";

const title = "The feed couldn't load";
const serverError = new Error("Something went wrong on our side.");

describe("ErrorState", () => {
  test("tells the user to check the connection only if there was no response", () => {
    const { rerender } = render(
      <ErrorState title={title} error={new NetworkError("Can't reach it")} onRetry={() => {}} />,
    );
    expect(screen.getByRole("alert")).toHaveTextContent(
      `${title}Check your connection and try again.`,
    );

    rerender(<ErrorState title={title} error={serverError} onRetry={() => {}} />);
    expect(screen.getByRole("alert")).toHaveTextContent(`${title}Try again in a moment.`);
  });

  test("keeps the hint of the previous error while it retries", () => {
    const { rerender } = render(
      <ErrorState title={title} error={new NetworkError("Can't reach it")} onRetry={() => {}} />,
    );

    rerender(<ErrorState title={title} error={null} onRetry={() => {}} isRetrying />);

    expect(screen.getByRole("alert")).toHaveTextContent("Check your connection and try again.");
  });

  test("calls onRetry on a click, and ignores clicks while retrying", async () => {
    const onRetry = vi.fn<() => void>();
    const user = userEvent.setup();
    const { rerender } = render(<ErrorState title={title} error={serverError} onRetry={onRetry} />);

    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledOnce();

    rerender(<ErrorState title={title} error={serverError} onRetry={onRetry} isRetrying />);
    const retryButton = screen.getByRole("button", { name: "Retry" });
    expect(retryButton).toHaveAttribute("aria-busy", "true");
    await user.click(retryButton);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test("shows a custom hint", () => {
    render(
      <ErrorState title={title} error={serverError} hint="Reload the page." onRetry={() => {}} />,
    );

    expect(screen.getByRole("alert")).toHaveTextContent(`${title}Reload the page.`);
  });
});
