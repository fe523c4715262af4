import { useOverlayState } from "@topout/shared/platform";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { renderWithApi } from "../testing/render.ts";
import { BottomBar } from "./bottom-bar.tsx";

const openBar = (path: string, roles = {}) =>
  renderWithApi({
    seed: (api) => api.signIn({ username: "joana_s", ...roles }),
    render: () => (
      <>
        <BottomBar />
        <OverlayStatus />
      </>
    ),
    initialEntry: path,
  });

function OverlayStatus() {
  return <output>{useOverlayState("quickLog").value === true && "quick log open"}</output>;
}

const getBar = () => within(screen.getByRole("navigation"));
const getCurrent = () =>
  getBar()
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);

describe("BottomBar", () => {
  test.each(["/profile/", "/profile", "/profile/joana_s", "/profile/Joana_S"])(
    "marks Profile on %s",
    async (path) => {
      await openBar(path);

      await waitFor(() => expect(getCurrent()).toEqual(["Profile"]));
    },
  );

  test.each(["/", "/w/2BCDFG", "/r/BBCDFG"])("marks Home on %s", async (path) => {
    await openBar(path);

    expect(getCurrent()).toEqual(["Home"]);
  });

  test("marks nothing on the profile of another climber", async () => {
    await openBar("/profile/robin.reed");

    expect(getBar().getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile/");
    expect(getCurrent()).toEqual([]);
  });

  test("opens the quick log with the logo", async () => {
    const { user } = await openBar("/");

    await user.click(getBar().getByRole("button", { name: "Log a climb" }));

    expect(screen.getByText("quick log open")).toBeVisible();
  });

  test("links setters to route setting with the logo", async () => {
    await openBar("/", { route_setter: true });

    expect(await getBar().findByRole("link", { name: "Route Setting" })).toHaveAttribute(
      "href",
      "/route_setting",
    );
    expect(getBar().queryByRole("button")).not.toBeInTheDocument();
  });
});
