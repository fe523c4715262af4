import type { TestApi } from "@topout/api/testing";
import { patterns, paths } from "@topout/shared/paths";
import { Link, Route, Routes, useLocation } from "@topout/shared/platform";
import { screen } from "@testing-library/react";

import { Component as Dashboard } from "../screens/dashboard/dashboard-screen.tsx";
import { Component as RouteLabelScreen } from "../screens/route-label/route-label-screen.tsx";
import { RoutePanel } from "../screens/route-panel/route-panel.tsx";
import { Component as WallScreen } from "../screens/wall/wall-screen.tsx";

export const AREA_CODE = "2BCDFG";
export const ROUTE_CODE = "BBCDFG";

const createArea = (name: string, left: number) => ({
  name,
  joined: true,
  style: "",
  color: "#3a8a7d40",
  points: [
    { x: left, y: 0 },
    { x: left + 50, y: 0 },
    { x: left + 50, y: 50 },
  ],
});

/** Creates a gym with the areas The Slab, which has a code, and The Cave. */
export async function createLabelledGym({ seed, db }: TestApi) {
  const areas = [{ ...createArea("The Slab", -60), code: AREA_CODE }, createArea("The Cave", 20)];
  const gym = await seed.gym({ layout: { lines: [], areas } });
  await db.execute(
    `insert into area_codes (code, gym_id, name) values ('${AREA_CODE}', '${gym.id}', 'The Slab')`,
  );
  const circuit = await seed.circuit({ gym_id: gym.id, name: "Green", color: "green" });
  const set = await seed.set({ circuit_id: circuit.id });
  return { gym, set };
}

/** The screens of labels in the main element of the shell, with what they lead to. The link is a scan of an area within the app. */
export const renderLabels = () => (
  <>
    <main tabIndex={-1}>
      <Routes>
        <Route path={patterns.wall} element={<WallScreen />} />
        <Route path={patterns.routeLabel} element={<RouteLabelScreen />} />
        <Route path="/" element={<Dashboard />} />
      </Routes>
    </main>
    <RoutePanel />
    <Link to={paths.wall(AREA_CODE)}>Scan the wall</Link>
    <Address />
  </>
);

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

export const getAddress = () => screen.getByLabelText("Address");
