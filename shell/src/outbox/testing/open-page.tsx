import { createClimb } from "@topout/shared/api";
import { useLocation, withOutbox } from "@topout/shared/platform";
import { act, screen } from "@testing-library/react";

import { createRender } from "../../testing/render.ts";
import { LazyOutboxStatus } from "../lazy-outbox-status.tsx";

/**
 * Renders the outbox status for a signed-in climber, with settings for the API. `log` adds a send of the route P1.
 */
export async function openPage(settings?: Parameters<typeof createRender>[0]) {
  const { api, data, network, user } = await createRender(settings)({
    seed: async (server) => {
      const climber = await server.signIn();
      return { climber, route: await server.seed.route({ name: "P1" }) };
    },
    render: () => (
      <>
        <LazyOutboxStatus />
        <Address />
      </>
    ),
  });
  const log = async () => {
    const climb = createClimb(data.route.id, true);
    await act(() => withOutbox((outbox) => outbox.enqueue({ type: "log", climb }, "P1")));
    return climb;
  };
  const fetchClimbs = async () =>
    (await (await data.climber.fetch("/api/climbs/me")).json()) as unknown[];
  const deleteRoute = async () => {
    const setter = await api.signIn({ route_setter: true });
    await setter.fetch(`/api/routes/${data.route.id}`, { method: "DELETE" });
  };
  return { api, data, network, user, log, fetchClimbs, deleteRoute };
}

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

export const findBar = () => screen.findByRole("region", { name: "Waiting changes" });
export const findDialog = (name: string) => screen.findByRole("dialog", { name });
