import type { TestApi } from "@topout/api/testing";
import { Route, Routes } from "@topout/shared/platform";

import { Component as ProfileScreen } from "../screens/profile/profile-screen.tsx";
import { getDateDaysAgo } from "./get-date-days-ago.ts";
import { SearchOutput } from "./search-output.tsx";

/** Renders the screen at both of its paths. */
export const renderProfileScreen = () => (
  <>
    <Routes>
      <Route path="/profile/" element={<ProfileScreen />} />
      <Route path="/profile/:username" element={<ProfileScreen />} />
    </Routes>
    <SearchOutput />
  </>
);

/** Creates the gym Gritworks with a Green and a Purple circuit, and one route in each. */
export async function createGritworks({ seed }: Pick<TestApi, "seed">) {
  const gym = await seed.gym({ name: "Gritworks Leeds" });
  const purple = await seed.circuit({ name: "Purple", color: "violet", gym_id: gym.id });
  const green = await seed.circuit({ name: "Green", color: "green", gym_id: gym.id });
  const g1 = await seed.route({
    set_id: (await seed.set({ circuit_id: green.id })).id,
    name: "G1",
    location: "The Slab",
    style: "Crimp",
  });
  const p1 = await seed.route({
    set_id: (await seed.set({ circuit_id: purple.id })).id,
    name: "P1",
    location: "The Cave",
    style: "Crimp,Heel Hook",
  });
  return { gym: gym.id, g1: g1.id, p1: p1.id };
}

/** Creates joana_s with the home gym Gritworks, an attempt, and sends three days ago, yesterday and today. */
export async function createJoana(api: Pick<TestApi, "seed">) {
  const { gym, g1, p1 } = await createGritworks(api);
  const { id: user } = await api.seed.user({
    username: "joana_s",
    about: "Slab apologist.",
    home_gym: gym,
  });
  const sends = [
    { route: g1, days: 3 },
    { route: p1, days: 1 },
    { route: g1, days: 0 },
  ];
  for (const { route, days } of sends) {
    await api.seed.send({ user, route, time: getDateDaysAgo(days) });
  }
  await api.seed.attempt({ user, route: p1 });
  return { user, g1, p1 };
}
