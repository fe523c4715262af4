import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { Component as RouteSettingScreen } from "./route-setting-screen.tsx";

test("the row of a route shows what is to fix, and no opinions", async () => {
  await renderWithApi({
    seed: async ({ seed, signIn }) => {
      const { user } = await signIn({ route_setter: true });
      const { id: set_id } = await seed.set();
      const g1 = await seed.route({ set_id, name: "G1" });
      const g2 = await seed.route({ set_id, name: "G2" });
      const note = { user_id: user.id, route_id: g1.id };
      await seed.note({ ...note, kind: "loose_hold" });
      await seed.note({ ...note, kind: "loose_hold" });
      await seed.note({ ...note, kind: "fun" });
      await seed.note({ ...note, route_id: g2.id, kind: "dangerous", done_at: new Date() });
    },
    render: () => <RouteSettingScreen />,
  });

  expect(await screen.findByText("Loose hold")).toBeVisible();
  const rows = within(screen.getByRole("list", { name: "Routes" })).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent?.includes("Loose hold"))).toEqual([true, false]);
  expect(screen.queryByText(/^(Fun|Dangerous)$/)).not.toBeInTheDocument();
});

test("the badges include what is to fix beyond the first page of notes", async () => {
  await renderWithApi({
    seed: async ({ seed, signIn }) => {
      const { user } = await signIn({ route_setter: true });
      const { id: set_id } = await seed.set();
      const g1 = await seed.route({ set_id, name: "G1" });
      const g2 = await seed.route({ set_id, name: "G2" });
      const note = { user_id: user.id, kind: "loose_hold" as const };
      await seed.note({ ...note, route_id: g2.id, time: new Date(Date.now() - 60_000) });
      for (let number = 0; number < 100; number += 1) {
        await seed.note({ ...note, route_id: g1.id });
      }
    },
    render: () => <RouteSettingScreen />,
  });

  await expect.poll(() => screen.queryAllByText("Loose hold").length).toBe(2);
});
