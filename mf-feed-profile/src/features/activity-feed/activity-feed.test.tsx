import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test } from "vitest";

import { createJoanaSends } from "../../testing/create-joana-sends.ts";
import { renderWithApi } from "../../testing/render.ts";
import { ActivityFeed } from "./activity-feed.tsx";

const renderFeed = () => <ActivityFeed />;

const getCards = () => screen.getAllByRole("article");

describe("ActivityFeed", () => {
  test("loads the next page and focuses the first new card", async () => {
    const { user } = await renderWithApi({
      seed: (api) =>
        createJoanaSends(
          api,
          Array.from({ length: 12 }, (_, day) => day),
        ),
      render: renderFeed,
    });
    const loadMoreButton = await screen.findByRole("button", { name: "Load More Activities" });
    expect(getCards()).toHaveLength(10);

    await user.click(loadMoreButton);

    await expect.poll(() => getCards().length).toBe(12);
    await waitFor(() => expect(getCards()[10]).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Load More Activities" })).not.toBeInTheDocument();
  });

  test("shows an empty state if there are no sends", async () => {
    await renderWithApi({ seed: async () => {}, render: renderFeed });

    expect(await screen.findByRole("heading", { name: "No sends yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Find a route" })).toHaveAttribute("href", "/");
  });

  test.each(["gyms", "circuits"])("shows the activities without the %s", async (call) => {
    const { network } = await renderWithApi({
      seed: (api) => createJoanaSends(api, [0, 1, 2]),
      render: renderFeed,
      failingCalls: new RegExp(`^GET /api/${call}`),
    });

    expect(await screen.findAllByRole("article")).toHaveLength(3);
    expect(screen.getByRole("alert")).toHaveTextContent(`Couldn't load the ${call}.`);
    expect(network.requests.filter((request) => request.includes(call)).length).toBeLessThan(5);

    network.restore();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await expect.poll(() => screen.queryByRole("alert")).toBeNull();
    expect(getCards()).toHaveLength(3);
  });

  test("retries a failed load", async () => {
    const { user, network } = await renderWithApi({
      seed: (api) => createJoanaSends(api, [0]),
      render: () => <DeferredFeed />,
    });
    network.disconnect();
    await user.click(screen.getByRole("button", { name: "Open the feed" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("No connection");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Retry" })).not.toHaveAttribute("aria-disabled"),
    );
    expect(screen.getByRole("alert")).toHaveTextContent("No connection");

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("article", { name: "joana_s sent 1 route" })).toBeVisible();
  });
});

/** Renders the feed after a click, so that a test can disconnect the network before the first request. */
function DeferredFeed() {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <ActivityFeed />
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      Open the feed
    </button>
  );
}
