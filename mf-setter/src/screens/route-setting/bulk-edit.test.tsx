import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { getTitles } from "@topout/shared/testing";

import { clickButton, openRouteSetting, updateRoute, type User } from "../../testing/gym.tsx";

describe("the checked routes", () => {
  async function selectAll(user: User) {
    await clickButton(user, "Set actions");
    await user.click(screen.getByRole("menuitem", { name: "Select routes" }));
    await clickButton(user, "Select all");
    expect(screen.getByRole("checkbox", { name: "Select G1" })).toBeChecked();
  }

  test("get the same grade in one step", async () => {
    const { user, data } = await openRouteSetting();

    await selectAll(user);
    await clickButton(user, "Change");
    await user.type(await screen.findByRole("textbox", { name: "Grade" }), "7b");
    await clickButton(user, "Change 2 routes");

    await expect.poll(getTitles).toContain("2 routes changed");
    expect((await data.listRoutes()).map(({ grade }) => grade)).toEqual(["7b", "7b"]);
    expect(screen.getByRole("button", { name: "Set actions" })).toHaveFocus();
  });

  test.each(["Strip", "Delete"])(
    "%s says that the role in this gym has ended, as for one route",
    async (action) => {
      const { api, user, data } = await openRouteSetting();
      await selectAll(user);
      await api.seed.updateUser(data.user.id, { route_setter: false });
      // Another gym's setter can still call the endpoint.
      await api.seed.member({ user_id: data.user.id });

      await clickButton(user, action);
      if (action === "Delete") await clickButton(user, "Delete 2 routes");

      await expect.poll(getTitles).toEqual(["You can no longer set here"]);
      expect(await data.listRoutes()).toHaveLength(2);
    },
  );

  test("are unchecked on Done, which moves the focus to the button that started the selection", async () => {
    const { user } = await openRouteSetting();

    await selectAll(user);
    await clickButton(user, "Done");

    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Set actions" })).toHaveFocus();
  });

  test("are deleted, except a failed route, which is listed and stays checked", async () => {
    const { user, data } = await openRouteSetting();

    await selectAll(user);
    await updateRoute(data.g2, { grade: "8a" });
    await clickButton(user, "Delete");
    expect(await screen.findByText("1 send")).toBeVisible();
    await clickButton(user, "Delete 2 routes");

    const dialog = await screen.findByRole("dialog", { name: "1 route not deleted" });
    expect(dialog).toHaveTextContent("All other routes were deleted. These are still selected.");
    expect(dialog).toHaveTextContent("G2: Someone else has changed this.");
    await clickButton(user, "OK");
    expect(await screen.findByRole("checkbox", { name: "Select G2" })).toBeChecked();
  });
});
