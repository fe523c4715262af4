import type { TestApi } from "@topout/api/testing";
import type { Feedback } from "@topout/shared/contract";
import { KINDS_TO_FIX } from "@topout/shared/domain";
import { notifications } from "@topout/shared/platform";
import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { openPanelAsClimber, routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

interface PanelOptions {
  readonly voters?: number;
  readonly grade?: string;
}

/** Opens a route that the user has attempted, and on which others have voted "Fair". */
const openClimbedRoute = ({ voters = 0, grade = "V4–V5" }: PanelOptions = {}) =>
  renderWithApi({
    seed: async (api) => {
      const { user } = await api.signIn();
      const route = await api.seed.route({ name: "P1", grade, location: "The Slab" });
      await api.seed.attempt({ user: user.id, route: route.id });
      for (let number = 0; number < voters; number += 1) {
        const { id } = await api.seed.user();
        await api.seed.vote({ user_id: id, route_id: route.id, grade: "fair" });
      }
      return { ...route, user };
    },
    ...routePanel,
  });

const fetchFeedback = async (api: TestApi, { id }: { readonly id: string }) =>
  (await (await api.fetch(`/api/routes/${id}/feedback`)).json()) as Feedback;

const findCard = async () => within(await screen.findByRole("region", { name: "Grade and notes" }));
const findVoteButton = (name: string) => screen.findByRole("button", { name: new RegExp(name) });

describe("the vote card", () => {
  test("saves a vote, changes it and takes it back", async () => {
    const { api, data: route, user } = await openClimbedRoute();
    const readVote = async () => (await fetchFeedback(api, route)).my_vote;
    expect(await screen.findByRole("heading", { name: "How does V4–V5 feel?" })).toBeVisible();
    expect(screen.getByText("Spread from 5 votes")).toBeVisible();

    await user.click(await findVoteButton("Fair"));
    expect(await screen.findByText("Vote saved: Fair")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Fair", pressed: true })).toBeVisible();
    await expect.poll(readVote).toBe("fair");

    await user.click(await findVoteButton("Hard"));
    expect(await screen.findByText("Vote saved: Hard")).toBeInTheDocument();
    await expect.poll(readVote).toBe("hard");
    expect(await screen.findByRole("button", { name: "Fair", pressed: false })).toBeVisible();

    await user.click(await findVoteButton("Hard"));
    expect(await screen.findByText("Vote removed")).toBeInTheDocument();
    await expect.poll(readVote).toBeNull();
  });

  test("shows the spread from 5 votes on, with the own vote at once", async () => {
    const { user } = await openClimbedRoute({ voters: 5 });

    expect(await screen.findByText("5 votes", { selector: "header *" })).toBeVisible();
    expect(await findVoteButton("Fair")).toHaveAccessibleName("Fair 5 votes");
    await user.click(await findVoteButton("Soft"));

    expect(await screen.findByText("6 votes")).toBeVisible();
    expect(await findVoteButton("Soft")).toHaveAccessibleName("Soft 1 vote");
  });

  test("is missing without a climb, and appears after the first one", async () => {
    const { user } = await openPanelAsClimber();
    const card = await findCard();
    expect(card.getByRole("button", { name: "Tell the setters" })).toBeVisible();
    expect(card.queryByRole("heading")).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Add Send" }));

    expect(
      await card.findByRole("heading", { name: "How does V4–V5 feel?" }, { timeout: 10_000 }),
    ).toBeVisible();
  });

  test("is missing on a route without a grade", async () => {
    await openClimbedRoute({ grade: "" });

    expect((await findCard()).queryByRole("heading")).not.toBeInTheDocument();
  });
});

describe("a note to the setters", () => {
  test("is sent with its kind and text, and the row then says that the setters know", async () => {
    const { api, data: route, user } = await openPanelAsClimber();
    await user.click(await screen.findByRole("button", { name: "Tell the setters" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Tell the setters" }));
    expect(dialog.getByText("P1 · The Slab")).toBeVisible();
    expect(dialog.getByRole("radio", { name: "Loose hold A hold spins or rattles" })).toHaveFocus();
    expect(dialog.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
    expect(dialog.getByText("Only the setters of this gym see it.")).toBeVisible();

    await user.click(dialog.getByRole("radio", { name: /^Loose hold/ }));
    await user.click(dialog.getByRole("textbox"));
    await user.paste("The big sloper turns");
    expect(dialog.getByText("20 / 200")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Send" }));

    expect(
      await screen.findByRole("button", { name: /^The setters know Loose hold · sent/ }),
    ).toBeVisible();
    expect(notifications.getState().list).toMatchObject([{ title: "Sent to the setters" }]);
    await expect
      .poll(async () => (await fetchFeedback(api, route)).my_notes)
      .toMatchObject([{ kind: "loose_hold", text: "The big sloper turns", done_at: null }]);
  });

  test("that is an opinion leaves the row as it was", async () => {
    const { api, data: route, user } = await openPanelAsClimber();
    await user.click(await screen.findByRole("button", { name: "Tell the setters" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Tell the setters" }));
    await user.click(dialog.getByRole("radio", { name: /^Fun/ }));
    await user.click(dialog.getByRole("button", { name: "Send" }));

    await expect
      .poll(async () => (await fetchFeedback(api, route)).my_notes)
      .toMatchObject([{ kind: "fun", text: null }]);
    expect(await screen.findByRole("button", { name: "Tell the setters" })).toBeVisible();
  });

  test.each(KINDS_TO_FIX)(
    "about something %s is fixed after a setter has done it",
    async (kind) => {
      await renderWithApi({
        seed: async (api) => {
          const { user } = await api.signIn();
          const route = await api.seed.route({ name: "P1" });
          await api.seed.note({ route_id: route.id, user_id: user.id, kind, done_at: new Date() });
          return route;
        },
        ...routePanel,
      });

      expect(await screen.findByRole("button", { name: /^Fixed \d+ \w+/ })).toBeVisible();
    },
  );
});
