import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { resetQueries } from "@topout/shared/api/staff";
import { notifications } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";

import { clickButton } from "../../testing/gym.tsx";
import { openPublishStep, stopPolling } from "../../testing/reset.tsx";

const getMessages = () => notifications.getState().list.map(({ message }) => message);

const waitForPublishEnd = () =>
  waitFor(() =>
    expect(screen.getByRole("button", { name: "Publish" })).not.toHaveAttribute("aria-busy"),
  );

test("does not publish what another setter has changed meanwhile, and marks it", async () => {
  stopPolling();
  const { user, data } = await openPublishStep(({ change, reset, g1 }) =>
    change(reset.id, { strip_add: [g1.id] }),
  );
  await data.change(data.reset.id, { strip_add: [data.b1.id] });

  await clickButton(user, "Publish");

  await expect.poll(getTitles).toEqual(["Not published"]);
  expect(getMessages()).toEqual(["mika.h changed this reset a moment ago. Look at it once more."]);
  expect(
    await screen.findByText(/1 stay, 1 come down, 0 go up/, {
      selector: "[data-circuit=black] *",
    }),
  ).toBeInTheDocument();
  const [changed, ...others] = screen.getAllByText("Changed.");
  expect(changed?.closest("li")).toHaveTextContent("Black");
  expect(others).toEqual([]);
  expect(await data.listOnWall()).toHaveLength(4);
  await waitForPublishEnd();
  await clickButton(user, "Publish");
  await expect.poll(data.listOnWall).toEqual(["B2", "G2"]);
});

test("does not publish a new route of another setter that the screen has not read yet", async () => {
  stopPolling();
  const { user, client, data } = await openPublishStep(({ change, reset, g1 }) =>
    change(reset.id, { strip_add: [g1.id] }),
  );
  await data.addDraft({ circuit_id: data.g1.circuit_id, name: "G3" }, data.mika);
  // The screen has the reset with the route, but not the route itself.
  await client.refetchQueries({ queryKey: resetQueries.one(data.reset.id).queryKey });

  await clickButton(user, "Publish");

  await expect.poll(getTitles).toEqual(["Not published"]);
  expect(await screen.findByText(/1 stay, 1 come down, 1 go up/)).toBeInTheDocument();
  expect(await data.listOnWall()).toHaveLength(4);
});

test("does not name the current user, who has changed the reset in another tab", async () => {
  stopPolling();
  const { user, data } = await openPublishStep(({ change, reset, g1 }) =>
    change(reset.id, { strip_add: [g1.id] }),
  );
  await data.change(data.reset.id, { strip_add: [data.b1.id] }, data.noor);

  await clickButton(user, "Publish");

  await expect
    .poll(getMessages)
    .toEqual(["This reset changed a moment ago. Look at it once more."]);
});
