import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithApi } from "../testing/render.ts";
import { GymSwitcher } from "./gym-switcher.tsx";

const openMenu = async (action: "setRoutes" | undefined) => {
  const { user } = await renderWithApi({
    seed: async (api) => {
      const { user: me } = await api.signIn();
      await api.seed.gym({ name: "Away" });
      for (const name of ["North", "South"]) {
        const { id } = await api.seed.gym({ name });
        await api.seed.member({ user_id: me.id, gym_id: id });
      }
    },
    render: () => <GymSwitcher action={action} />,
  });
  await user.click(await screen.findByRole("button"));
  return screen.getAllByRole("menuitemradio").map((item) => item.textContent);
};

test("lists every gym", async () => {
  expect(await openMenu(undefined)).toEqual(["AwayLeeds", "NorthLeeds", "SouthLeeds"]);
});

test("lists only the gyms in which a member of two teams may set", async () => {
  expect(await openMenu("setRoutes")).toEqual(["NorthLeeds", "SouthLeeds"]);
});

test("links an open invitation", async () => {
  const { user } = await renderWithApi({
    seed: async (api) => {
      const { user: me } = await api.signIn({ is_verified: true });
      const gym = await api.seed.gym({ name: "Depot" });
      const manager = await api.seed.user({ username: "robin.k", is_superuser: true });
      await api.seed.invitation({ gym_id: gym.id, email: me.email, created_by: manager.id });
    },
    render: () => <GymSwitcher action={undefined} />,
  });

  await user.click(await screen.findByRole("button"));

  const link = await screen.findByRole("menuitem", { name: "Set at Depot robin.k invites you" });
  expect(link.getAttribute("href")).toMatch(/^\/join\/./);
});
