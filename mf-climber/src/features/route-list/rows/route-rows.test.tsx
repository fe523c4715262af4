import { render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { RouteStateBadge } from "../../../gym-routes/route-state-badge.tsx";
import { createGymRoute } from "../../../testing/gym-route.ts";
import { RouteRows } from "./route-rows.tsx";

// Each row renders one badge, so the spy counts the renders of rows.
vi.mock("../../../gym-routes/route-state-badge.tsx", { spy: true });

describe("route rows", () => {
  test("re-render only if their route has changed", () => {
    const onOpen = vi.fn<(routeId: string) => void>();
    const names = Array.from({ length: 40 }, (_, index) => `P${index + 1}`);
    const routes = names.map((name) => createGymRoute({ name, state: "unsent" }));
    const { rerender } = render(<RouteRows routes={routes} onOpen={onOpen} />);
    vi.mocked(RouteStateBadge).mockClear();

    const sent = createGymRoute({ name: "P7", state: "sent" });
    rerender(<RouteRows routes={routes.with(6, sent)} onOpen={onOpen} />);

    expect(screen.getByRole("button", { name: /^P7.*Sent/ })).toBeInTheDocument();
    expect(RouteStateBadge).toHaveBeenCalledTimes(1);
  });
});
