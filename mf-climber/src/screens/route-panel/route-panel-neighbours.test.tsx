import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { createGym } from "../../testing/gym.tsx";
import { routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

const atG2 = ({ g2 }: { g2: { id: string } }) => `/?route=${g2.id}`;

describe("the route panel's neighbours", () => {
  test("follow the wall, wrap around, and keep the focus", async () => {
    const { user } = await renderWithApi({
      seed: createGym,
      render: routePanel.render,
      initialEntry: atG2,
    });

    await user.click(await screen.findByRole("button", { name: "Next along the wall: P1" }));
    expect(await screen.findByRole("dialog", { name: "P1" })).toBeInTheDocument();
    const next = screen.getByRole("button", { name: "Next along the wall: G10" });
    expect(next).toHaveFocus();

    await user.click(next);
    await user.click(await screen.findByRole("button", { name: "Next along the wall: G2" }));
    await user.click(await screen.findByRole("button", { name: "Previous along the wall: G10" }));
    expect(await screen.findByRole("dialog", { name: "G10" })).toBeInTheDocument();
  });

  test("skip routes that the filters hide", async () => {
    await renderWithApi({
      seed: createGym,
      render: routePanel.render,
      initialEntry: (routes) => `${atG2(routes)}&without=${routes.purple.circuit_id}`,
    });

    const next = await screen.findByRole("button", { name: /^Next along the wall/ });
    await waitFor(() => expect(next).toHaveAccessibleName("Next along the wall: G10"));
  });
});
