import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import type { Activity } from "@topout/shared/contract";
import { UserListText } from "@topout/shared/testing";

import { renderWithApi } from "../../testing/render.ts";
import { BumpSummary } from "./bump-summary.tsx";

test("BumpSummary shows the number of users that are not listed", async () => {
  const reactions = Array.from({ length: 100 }, (_, index) => ({
    id: `${index}`,
    username: `climber-${index}`,
    display_name: null,
    has_profile_photo: false,
  }));
  const activity = { reactions, num_reactions: 107 } as unknown as Activity;
  const { user } = await renderWithApi({
    seed: async () => undefined,
    render: () => (
      <>
        <BumpSummary activity={activity} />
        <UserListText />
      </>
    ),
  });

  await user.click(screen.getByRole("button", { name: "107 bumps, see who bumped" }));

  expect(screen.getByRole("note")).toHaveTextContent(/climber-99 and 7 more$/);
});
