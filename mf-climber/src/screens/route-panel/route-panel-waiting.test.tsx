import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { clickUndo, fetchClimbs, getCount, getNotifications } from "../../testing/climb-log.ts";
import { openPanelAsClimber } from "../../testing/panel.tsx";

describe("the climb log without an answer of the server", () => {
  test("keeps a send that waits for the network, and says so", async () => {
    const { api, network, user } = await openPanelAsClimber();
    await expect.poll(() => getCount("Sends")).toBe("0");
    network.disconnect();

    await user.click(screen.getByRole("button", { name: "Add Send" }));

    expect(await screen.findByText("Waiting")).toBeInTheDocument();
    expect(await getCount("Sends")).toBe("1");
    expect(await screen.findByText("· Waiting")).toBeInTheDocument();

    network.reconnect();
    dispatchEvent(new Event("online"));
    await expect.poll(() => fetchClimbs(api)).toHaveLength(1);
    await expect.poll(() => screen.queryByText("Waiting")).toBeNull();
    expect(await getCount("Sends")).toBe("1");
  });

  test("sends nothing for a climb that was undone before it was sent", async () => {
    const { network, user } = await openPanelAsClimber();
    await expect.poll(() => getCount("Attempts")).toBe("0");
    network.disconnect();
    // The request of the first climb may have reached the server. The second one waits behind it.
    await user.click(screen.getByRole("button", { name: "Add Send" }));
    await user.click(screen.getByRole("button", { name: "Add Attempt" }));
    await expect.poll(() => getCount("Attempts")).toBe("1");
    await screen.findAllByText("Waiting");

    clickUndo();
    await expect.poll(() => getCount("Attempts")).toBe("0");
    network.reconnect();
    dispatchEvent(new Event("online"));

    await expect.poll(() => screen.queryByText("Waiting")).toBeNull();
    expect(network.requests.filter((request) => /attempt|DELETE/.test(request))).toEqual([]);
  });

  test("takes back a send that the server rejects, and its notification", async () => {
    const { api, data: route, user } = await openPanelAsClimber();
    await expect.poll(() => getCount("Sends")).toBe("0");
    const setter = await api.signIn({ route_setter: true });
    await setter.fetch(`/api/routes/${route.id}`, { method: "DELETE" });

    await user.click(screen.getByRole("button", { name: "Add Send" }));

    await expect
      .poll(getNotifications)
      .toEqual(["Not saved: Send of P1. The route may have been deleted."]);
    await expect.poll(() => getCount("Sends")).toBe("0");
  });
});
