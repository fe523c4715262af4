import { act, screen, within } from "@testing-library/react";
import type { TestApi } from "@topout/api/testing";
import { climbQueries, createClimb } from "@topout/shared/api";
import { paths } from "@topout/shared/paths";
import { withOutbox } from "@topout/shared/platform";
import { beforeEach, describe, expect, test } from "vitest";

import { getDateDaysAgo } from "../../testing/get-date-days-ago.ts";
import { createGritworks, renderProfileScreen } from "../../testing/profile.tsx";
import { renderWithApi } from "../../testing/render.ts";
import { stubImages } from "../../testing/stub-images.ts";

beforeEach(stubImages);

const readFigure = (label: string) => screen.queryByText(label)?.closest("p")?.textContent;

interface SendCounts {
  readonly flashes: number;
  readonly afterAttempt: number;
  readonly repeats: number;
}

/** Signs in robin.k with the home gym Gritworks, and logs sends of different routes. */
async function createRobin(
  api: Pick<TestApi, "seed" | "signIn">,
  { flashes, afterAttempt, repeats }: SendCounts,
) {
  const { gym, g1 } = await createGritworks(api);
  const { user } = await api.signIn({ username: "robin.k", home_gym: gym });
  const log = async (kind: "send" | "attempt", days: number, route?: string) => {
    const { route: routeId } = await api.seed[kind]({
      user: user.id,
      time: getDateDaysAgo(days),
      ...(route && { route }),
    });
    return routeId;
  };
  for (let n = 0; n < flashes; n += 1) await log("send", 3);
  for (let n = 0; n < afterAttempt; n += 1) await log("send", 2, await log("attempt", 3));
  const route = repeats > 0 ? await log("send", 3) : "";
  for (let n = 1; n < repeats; n += 1) await log("send", 1, route);
  return { g1 };
}

const openOwnProfile = (counts: SendCounts) =>
  renderWithApi({
    seed: (api) => createRobin(api, counts),
    render: renderProfileScreen,
    initialEntry: paths.ownProfile,
  });

describe("the flash rate of a profile", () => {
  test("is the share of flashes among the sent routes", async () => {
    // 3 of 8 routes, because the last route was flashed too.
    await openOwnProfile({ flashes: 2, afterAttempt: 5, repeats: 4 });

    await expect.poll(() => readFigure("Total sends")).toBe("11 Total sends");
    expect(readFigure("Flash rate")).toBe("38% Flash rate");
  });

  test.each([
    { sends: 9, rate: undefined },
    { sends: 10, rate: "100% Flash rate" },
  ])("after $sends sends is $rate", async ({ sends, rate }) => {
    await openOwnProfile({ flashes: sends, afterAttempt: 0, repeats: 0 });

    await expect.poll(() => readFigure("Total sends")).toBe(`${sends} Total sends`);
    expect(readFigure("Flash rate")).toBe(rate);
  });
});

describe("the own profile with climbs that wait for the network", () => {
  const findCards = async () =>
    within(await screen.findByRole("region", { name: "Recent Sends" }))
      .getAllByRole("button")
      .map((card) => card.textContent);

  test("has their sends, and their flashes", async () => {
    const { client, network, data } = await openOwnProfile({
      flashes: 9,
      afterAttempt: 0,
      repeats: 0,
    });
    await expect.poll(findCards).toHaveLength(9);
    await client.prefetchQuery(climbQueries.mine());
    network.disconnect();

    const send = createClimb(data.g1, true);
    await act(() => withOutbox((outbox) => outbox.enqueue({ type: "log", climb: send }, "G1")));

    await expect.poll(() => readFigure("Total sends")).toBe("10 Total sends");
    expect(readFigure("Flash rate")).toBe("100% Flash rate");
    await expect.poll(async () => (await findCards())[0]).toBe("Green G1 FlashToday");

    const earlier = { ...createClimb(data.g1, false), time: getDateDaysAgo(1).toISOString() };
    await act(() => withOutbox((outbox) => outbox.enqueue({ type: "log", climb: earlier }, "G1")));

    await expect.poll(() => readFigure("Flash rate")).toBe("90% Flash rate");
    await expect.poll(async () => (await findCards())[0]).toBe("Green G1Today");
  });
});
