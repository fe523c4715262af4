import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { Link, Route, Routes } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";

import { renderWithApi } from "../../testing/render.ts";
import { Component as CreateGymScreen } from "./create-gym-screen.tsx";
import { createGymDraft } from "./gym-draft.ts";

const getKey = (userId: string) => `topout.draft.${userId}.create-gym`;
/** One pixel. */
const IMAGE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Opens the last step with a complete draft. */
const openLastStep = () =>
  renderWithApi({
    seed: async (api) => {
      const { user: admin } = await api.signIn({ is_superuser: true });
      const details = { name: "Depot", location: "Leeds", about: "Steep" };
      const draft = { ...createGymDraft(), details, image: IMAGE };
      localStorage.setItem(getKey(admin.id), JSON.stringify(draft));
      return admin;
    },
    render: () => (
      <>
        <Link to="/feed">Feed</Link>
        <Routes>
          <Route path="/create_gym" element={<CreateGymScreen />} />
          <Route path="*" element="another screen" />
        </Routes>
      </>
    ),
    initialEntry: "/create_gym?step=2",
  });

describe("CreateGymScreen", () => {
  test("removes the draft of a created gym, even if the user has left the screen", async () => {
    const { user, data: admin } = await openLastStep();
    await user.click(await screen.findByRole("button", { name: "Create!" }));

    await user.click(screen.getByRole("link", { name: "Feed" }));
    expect(screen.getByText("another screen")).toBeVisible();

    await waitFor(() => expect(getTitles()).toEqual(["Gym Created"]));
    expect(localStorage.getItem(getKey(admin.id))).toBeNull();
  });
});
