import { RoutePanel } from "../screens/route-panel/route-panel.tsx";
import { renderWithApi } from "./render.ts";

/** Render options that open the panel of the created route. */
export const routePanel = {
  render: () => <RoutePanel />,
  initialEntry: (route: { id: string }) => `/?route=${route.id}`,
};

export const openPanelAsClimber = () =>
  renderWithApi({
    seed: async (api) => {
      await api.signIn();
      return api.seed.route({
        name: "P1",
        grade: "V4–V5",
        location: "The Slab",
        style: "Lock Off,Mantle",
      });
    },
    ...routePanel,
  });
