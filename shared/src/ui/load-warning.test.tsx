import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { LoadWarning } from "./load-warning.tsx";

const createQuery = (state: { data?: string; isFetched: boolean; isFetching?: boolean }) => ({
  data: undefined,
  isFetching: false,
  refetch: vi.fn<() => void>(),
  ...state,
});

test("LoadWarning names the failed queries and retries only them", async () => {
  const queries = {
    "your climbs": createQuery({ isFetched: true }),
    "the sets": createQuery({ isFetched: true, data: "sets" }),
    "your projects": createQuery({ isFetched: true, isFetching: true }),
    "the videos": createQuery({ isFetched: false }),
  };
  const { rerender } = render(<LoadWarning queries={queries} />);

  expect(screen.getByRole("alert")).toHaveTextContent(
    "Couldn't load your climbs and your projects.",
  );
  expect(screen.getByRole("button", { name: "Retry" })).toHaveAttribute("aria-busy", "true");

  rerender(
    <LoadWarning
      queries={{ "your climbs": queries["your climbs"], "the sets": queries["the sets"] }}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(queries["your climbs"].refetch).toHaveBeenCalledOnce();
  expect(queries["the sets"].refetch).not.toHaveBeenCalled();
});

test("LoadWarning is empty if no query has failed", () => {
  const { container } = render(
    <LoadWarning queries={{ "your climbs": createQuery({ isFetched: false }) }} />,
  );

  expect(container).toBeEmptyDOMElement();
});
