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
    "Couldn't load your climbs.": createQuery({ isFetched: true }),
    "Couldn't load the sets.": createQuery({ isFetched: true, data: "sets" }),
    "Couldn't load your projects.": createQuery({ isFetched: true, isFetching: true }),
    "Couldn't load the videos.": createQuery({ isFetched: false }),
  };
  const { rerender } = render(<LoadWarning queries={queries} />);

  expect(screen.getByRole("alert")).toHaveTextContent(
    "Couldn't load your climbs. Couldn't load your projects.",
  );
  expect(screen.getByRole("button", { name: "Retry" })).toHaveAttribute("aria-busy", "true");

  rerender(
    <LoadWarning
      queries={{
        "Couldn't load your climbs.": queries["Couldn't load your climbs."],
        "Couldn't load the sets.": queries["Couldn't load the sets."],
      }}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(queries["Couldn't load your climbs."].refetch).toHaveBeenCalledOnce();
  expect(queries["Couldn't load the sets."].refetch).not.toHaveBeenCalled();
});

test("LoadWarning is empty if no query has failed", () => {
  const { container } = render(
    <LoadWarning queries={{ "Couldn't load your climbs.": createQuery({ isFetched: false }) }} />,
  );

  expect(container).toBeEmptyDOMElement();
});
