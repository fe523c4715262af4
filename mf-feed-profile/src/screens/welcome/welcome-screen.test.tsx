import { paths } from "@topout/shared/paths";
import { preferences, Route, Routes } from "@topout/shared/platform";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";

import { createPhoto } from "../../testing/create-photo.ts";
import { stubObjectUrls } from "../../testing/object-urls.ts";
import { renderWithApi } from "../../testing/render.ts";
import { Component as WelcomeScreen } from "./welcome-screen.tsx";

beforeEach(stubObjectUrls);

const show = () => (
  <Routes>
    <Route path={paths.welcome} element={<WelcomeScreen />} />
    <Route path={paths.dashboard} element="the dashboard" />
  </Routes>
);

const go = () => screen.findByRole("button", { name: "Let's Go" });

describe("the welcome of a climber", () => {
  const open = async () => {
    const scene = await renderWithApi({
      seed: async (api) => {
        const gym = await api.given.gym({ name: "Gritworks Leeds" });
        await api.given.gym({ name: "Harbour Boulders" });
        const me = await api.signIn();
        return { gym, me };
      },
      render: show,
      initialEntry: paths.welcome,
    });
    const me = async () => (await scene.data.me.fetch("/api/users/me")).json();
    return { ...scene, me };
  };

  test("keeps home gym, photo and about, and leads to the dashboard", async () => {
    const { user, data, me } = await open();

    await user.click(await screen.findByRole("radio", { name: /Gritworks Leeds/ }));
    await user.upload(screen.getByLabelText("Choose a photo"), createPhoto());
    await user.type(screen.getByLabelText(/^About/), "Slabs");
    await user.click(await go());

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(await me()).toMatchObject({ home_gym: data.gym.id, about: "Slabs" });
    await waitFor(async () => expect(await me()).toMatchObject({ has_profile_photo: true }));
  });

  test("lets every part be left out", async () => {
    const { user, me } = await open();

    await user.click(await go());

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(await me()).toMatchObject({ home_gym: null, about: "", has_profile_photo: false });
  });

  test("holds nobody up while the network is away", async () => {
    const { user, network } = await open();
    await user.type(await screen.findByLabelText(/^About/), "Slabs");
    network.disconnect();

    await user.click(await go());

    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("offers its gyms anew when they did not come", async () => {
    const { user, network } = await renderWithApi({
      seed: (api) => api.given.gym({ name: "Gritworks Leeds" }),
      render: show,
      initialEntry: paths.welcome,
      isOffline: true,
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("The gyms could not be loaded");

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("radio", { name: /Gritworks Leeds/ })).toBeInTheDocument();
  });
});

describe("the welcome of a visitor", () => {
  test("keeps the gym on this device, and leads to the dashboard", async () => {
    const { user, data } = await renderWithApi({
      seed: (api) => api.given.gym({ name: "Gritworks Leeds" }),
      render: show,
      initialEntry: paths.welcome,
    });

    await user.click(await screen.findByRole("radio", { name: /Gritworks Leeds/ }));
    await user.click(await go());

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(preferences.getState().gymId).toBe(data.id);
  });

  test("offers an account", async () => {
    await renderWithApi({ seed: async () => {}, render: show, initialEntry: paths.welcome });

    expect(await screen.findByRole("link", { name: "Create account" })).toHaveAttribute(
      "href",
      paths.register,
    );
    expect(screen.queryByLabelText(/^About/)).not.toBeInTheDocument();
  });
});
