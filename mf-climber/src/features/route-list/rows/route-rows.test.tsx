import { render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { RecordBadge } from "../../../gym-routes/record-badge.tsx";
import { listedRoute } from "../../../testing/listed-route.ts";
import { RouteRows } from "./route-rows.tsx";

// Every row draws one: counted, and drawn as ever.
vi.mock("../../../gym-routes/record-badge.tsx", { spy: true });

describe("the rows of a list", () => {
  test("are drawn anew where a route has changed, and nowhere else", () => {
    const onOpen = vi.fn<(routeId: string) => void>();
    const names = Array.from({ length: 40 }, (_, index) => `P${index + 1}`);
    const routes = names.map((name) => listedRoute({ name, state: "unsent" }));
    const { rerender } = render(<RouteRows routes={routes} onOpen={onOpen} />);
    vi.mocked(RecordBadge).mockClear();

    const sent = listedRoute({ name: "P7", state: "sent" });
    rerender(<RouteRows routes={routes.with(6, sent)} onOpen={onOpen} />);

    expect(screen.getByRole("button", { name: /^P7.*Sent/ })).toBeInTheDocument();
    expect(RecordBadge).toHaveBeenCalledTimes(1);
  });
});
