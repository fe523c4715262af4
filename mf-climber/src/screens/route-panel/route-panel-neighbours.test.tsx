import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { createGym } from "../../testing/gym.tsx";
import { routePanel } from "../../testing/panel.tsx";
import { renderWithApi } from "../../testing/render.ts";

const getG2Url = ({ g2 }: { g2: { id: string } }) => `/?route=${g2.id}`;

describe("neighbour buttons", () => {
  test("follow the wall, wrap around, and keep the focus", async () => {
    const { user } = await renderWithApi({
      seed: createGym,
      render: routePanel.render,
      initialEntry: getG2Url,
    });

    await user.click(await screen.findByRole("button", { name: "Next route: P1" }));
    expect(await screen.findByRole("dialog", { name: "P1" })).toBeInTheDocument();
    const nextButton = screen.getByRole("button", { name: "Next route: G10" });
    expect(nextButton).toHaveFocus();

    await user.click(nextButton);
    await user.click(await screen.findByRole("button", { name: "Next route: G2" }));
    await user.click(await screen.findByRole("button", { name: "Previous route: G10" }));
    expect(await screen.findByRole("dialog", { name: "G10" })).toBeInTheDocument();
  });

  test("skip routes that the filters hide", async () => {
    await renderWithApi({
      seed: createGym,
      render: routePanel.render,
      initialEntry: (routes) => `${getG2Url(routes)}&hideCircuits=${routes.purple.circuit_id}`,
    });

    const nextButton = await screen.findByRole("button", { name: /^Next route/ });
    await waitFor(() => expect(nextButton).toHaveAccessibleName("Next route: G10"));
  });
});

describe("swiping the photo", () => {
  const openG2 = () =>
    renderWithApi({ seed: createGym, render: routePanel.render, initialEntry: getG2Url });
  const swipe = (to: { clientX: number; clientY: number }) => {
    const photo = screen.getByRole("heading", { level: 2 });
    fireEvent.touchStart(photo, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchMove(photo, { touches: [to] });
    fireEvent.touchEnd(photo, { touches: [] });
  };

  test("to the side opens the next or the previous route along the wall", async () => {
    await openG2();
    await screen.findByRole("button", { name: "Next route: P1" });

    swipe({ clientX: 80, clientY: 200 });
    expect(await screen.findByRole("dialog", { name: "P1" })).toBeInTheDocument();

    swipe({ clientX: 320, clientY: 200 });
    expect(await screen.findByRole("dialog", { name: "G2" })).toBeInTheDocument();
  });

  test("down closes the panel", async () => {
    await openG2();
    await screen.findByRole("button", { name: "Next route: P1" });

    swipe({ clientX: 200, clientY: 400 });

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("over a short distance does nothing", async () => {
    await openG2();
    await screen.findByRole("button", { name: "Next route: P1" });

    swipe({ clientX: 190, clientY: 200 });

    expect(screen.getByRole("dialog", { name: "G2" })).toBeInTheDocument();
  });
});
