import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import type { TestApi } from "@topout/api/testing";

import { clickButton } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";
import { ScansCard } from "./scans-card.tsx";

const findCard = () => screen.findByRole("region", { name: "Scans in the last 28 days" });
const getRows = (card: HTMLElement) =>
  within(card)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

/** Opens the card of a gym with routes of these names. `scans` has the number of scans of each. */
const openCard = (scans: Readonly<Record<string, number>>, failingCalls?: RegExp) =>
  renderWithApi({
    seed: async ({ seed, signIn, fetchAnonymously }: TestApi) => {
      await signIn({ route_setter: true });
      const gym = await seed.gym();
      const circuit = await seed.circuit({ gym_id: gym.id });
      const set = await seed.set({ circuit_id: circuit.id });
      const routes = await Promise.all(
        Object.keys(scans).map((name) => seed.route({ set_id: set.id, name })),
      );
      for (const { name, code } of routes) {
        for (let scan = 0; scan < (scans[name] ?? 0); scan += 1) {
          await fetchAnonymously(`/api/codes/${code}?via=label`);
        }
      }
      return { gym, routes };
    },
    render: ({ gym, routes }) => <ScansCard gym={gym} routes={routes} />,
    ...(failingCalls && { failingCalls }),
  });

test("lists the scanned labels, the most scanned first", async () => {
  await openCard({ G1: 1, G2: 3, G3: 0 });

  const card = await findCard();

  expect(within(card).getByText("4 scans")).toBeVisible();
  expect(getRows(card)).toEqual(["G23", "G11"]);
});

test("says that no label was scanned", async () => {
  await openCard({ G1: 0 });

  expect(within(await findCard()).getByText("Nobody has scanned a label yet.")).toBeVisible();
});

test("lists 8 labels until the user asks for all", async () => {
  const { user } = await openCard(
    Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`G${index}`, 1])),
  );
  const card = await findCard();
  expect(getRows(card)).toHaveLength(8);

  await clickButton(user, "Show all 10");
  expect(getRows(card)).toHaveLength(10);

  await clickButton(user, "Show fewer");
  expect(getRows(card)).toHaveLength(8);
});

test("loads the scans again after an error", async () => {
  const { user, network } = await openCard({ G1: 1 }, /scans/);

  expect(await screen.findByText("Couldn't load the scans.")).toBeVisible();
  network.restore();
  await clickButton(user, "Retry");

  expect(getRows(await findCard())).toEqual(["G11"]);
});
