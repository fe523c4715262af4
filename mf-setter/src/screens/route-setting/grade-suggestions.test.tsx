import { screen } from "@testing-library/react";
import { getTitles } from "@topout/shared/testing";
import { expect, test } from "vitest";

import { clickButton, openRouteSetting } from "../../testing/gym.tsx";

test("suggests the grades of the gym's scale, and accepts any other text", async () => {
  const { user, data } = await openRouteSetting({
    gym: { grade_scale: { system: "v", grades: ["V0", "V1", "V2"] } },
  });
  await clickButton(user, "New Route");
  const field = await screen.findByRole("combobox", { name: "Grade" });
  const listId = field.getAttribute("list") ?? "";
  const getSuggestions = () =>
    [...(document.getElementById(listId)?.children ?? [])].map((option) => option.textContent);
  expect(getSuggestions()).toEqual(["V0", "V1", "V2"]);

  (await screen.findByRole("application", { name: "Position on the map" })).focus();
  await user.keyboard("{ArrowRight}");
  await user.type(field, "V0");
  expect(getSuggestions()).toEqual(["V0", "V1", "V2", "V0–V1", "V0–V2"]);
  await user.type(field, " or so");
  await clickButton(user, "Slab");
  await clickButton(user, "Create route");

  await expect.poll(getTitles).toContain("Route Created");
  expect(await data.listRoutes()).toContainEqual(
    expect.objectContaining({ name: "G3", grade: "V0 or so", grade_rank: null }),
  );
});
