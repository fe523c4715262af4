import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { createGymRoute } from "../../testing/gym-route.ts";
import { RoutePhoto } from "./route-photo.tsx";

const { route } = createGymRoute({ name: "P1" });

describe("RoutePhoto", () => {
  test("shows the thumbnail until the photo is loaded", () => {
    render(<RoutePhoto route={{ ...route, has_image: true }} skin="violet" />);

    const photo = screen.getByRole("img", { name: "Photo of P1" });
    expect(photo).toHaveAttribute("src", expect.stringContaining("/api/img/P1"));
    expect(photo.style.backgroundImage).toContain("/api/img_thumb/P1");
  });

  test("shows the hold if the photo cannot be loaded", () => {
    const { container } = render(
      <RoutePhoto route={{ ...route, has_image: true }} skin="violet" />,
    );

    fireEvent.error(screen.getByRole("img", { name: "Photo of P1" }));

    expect(screen.queryByRole("img", { name: "Photo of P1" })).not.toBeInTheDocument();
    expect(container.querySelector("svg")).toBeVisible();
  });
});
