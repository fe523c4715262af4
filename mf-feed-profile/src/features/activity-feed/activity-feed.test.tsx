import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";

import { createSendsOfJoana } from "../../testing/create-sends-of-joana.ts";
import { renderWithApi } from "../../testing/render.ts";
import { ActivityFeed } from "./activity-feed.tsx";

const renderFeed = () => <ActivityFeed />;

const getCards = () => screen.getAllByRole("article");

describe("ActivityFeed", () => {
  test("loads the next page and focuses the first new card", async () => {
    const { user } = await renderWithApi({
      seed: (api) =>
        createSendsOfJoana(
          api,
          Array.from({ length: 12 }, (_, day) => day),
        ),
      render: renderFeed,
    });
    const loadMoreButton = await screen.findByRole("button", { name: "Load More Activities" });
    expect(getCards()).toHaveLength(10);

    await user.click(loadMoreButton);

    await expect.poll(() => getCards().length).toBe(12);
    expect(getCards()[10]).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Load More Activities" })).not.toBeInTheDocument();
  });

  test("shows an empty state without sends", async () => {
    await renderWithApi({ seed: async () => {}, render: renderFeed });

    expect(await screen.findByRole("heading", { name: "No sends yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Find a route" })).toHaveAttribute("href", "/");
  });

  test("retries a failed load", async () => {
    const { user, network } = await renderWithApi({
      seed: (api) => createSendsOfJoana(api, [0]),
      render: () => <DeferredFeed />,
    });
    network.disconnect();
    await user.click(screen.getByRole("button", { name: "Open the feed" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The feed could not be loaded");

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("article", { name: "joana_s sent 1 route" })).toBeVisible();
  });
});

/** Renders the feed after a click, so that a test can disconnect the network before the first request. */
function DeferredFeed() {
  const [open, setOpen] = useState(false);
  return open ? (
    <ActivityFeed />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open the feed
    </button>
  );
}
