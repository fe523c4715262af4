import { paths } from "@topout/shared/paths";
import { preferences, Route, Routes } from "@topout/shared/platform";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";

import { createPhoto } from "@topout/shared/testing";
import { listDrafts } from "../../testing/list-drafts.ts";
import { stubImages } from "../../testing/stub-images.ts";
import { renderWithApi } from "../../testing/render.ts";
import { Component as WelcomeScreen } from "./welcome-screen.tsx";

beforeEach(() => stubImages());

const renderWelcome = () => (
  <Routes>
    <Route path={paths.welcome} element={<WelcomeScreen />} />
    <Route path={paths.dashboard} element="the dashboard" />
  </Routes>
);

const findSubmitButton = () => screen.findByRole("button", { name: "Let's Go" });

describe("WelcomeScreen for a new user", () => {
  const open = async () => {
    const view = await renderWithApi({
      seed: async (api) => {
        const gym = await api.seed.gym({ name: "Gritworks Leeds" });
        await api.seed.gym({ name: "Harbour Boulders" });
        const me = await api.signIn();
        return { gym, me };
      },
      render: renderWelcome,
      initialEntry: paths.welcome,
    });
    const fetchMe = async () => (await view.data.me.fetch("/api/users/me")).json();
    return { ...view, fetchMe };
  };

  test("saves home gym, photo and about text, and opens the dashboard", async () => {
    const { user, data, fetchMe } = await open();

    await user.click(await screen.findByRole("radio", { name: /Gritworks Leeds/ }));
    expect(listDrafts()).toHaveLength(1);
    await user.upload(screen.getByLabelText("Choose a photo"), createPhoto());
    await user.click(await screen.findByRole("button", { name: "Use photo" }));
    await user.type(screen.getByLabelText(/^About/), "Slabs");
    await user.click(await findSubmitButton());

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(await fetchMe()).toMatchObject({ home_gym: data.gym.id, about: "Slabs" });
    expect(listDrafts()).toEqual([]);
    await waitFor(async () => expect(await fetchMe()).toMatchObject({ has_profile_photo: true }));
  });

  test("accepts an empty form", async () => {
    const { user, fetchMe } = await open();

    await user.click(await findSubmitButton());

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(await fetchMe()).toMatchObject({ home_gym: null, about: "", has_profile_photo: false });
  });

  test("opens the dashboard without a network, and keeps the input", async () => {
    const { user, network } = await open();
    await user.type(await screen.findByLabelText(/^About/), "Slabs");
    network.disconnect();

    await user.click(await findSubmitButton());

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(listDrafts()).toContain('{"about":"Slabs"}');
  });

  test("clears the selected gym", async () => {
    const { user, fetchMe } = await open();
    const gym = await screen.findByRole("radio", { name: /Gritworks Leeds/ });

    await user.click(gym);
    await user.click(screen.getByRole("button", { name: "Clear home gym" }));
    expect(gym).not.toBeChecked();
    await user.click(await findSubmitButton());

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(await fetchMe()).toMatchObject({ home_gym: null });
  });

  test("preselects the only gym", async () => {
    const { data, user } = await renderWithApi({
      seed: async (api) => ({ gym: await api.seed.gym(), me: await api.signIn() }),
      render: renderWelcome,
      initialEntry: paths.welcome,
    });
    expect(await screen.findByRole("radio")).toBeChecked();

    await user.click(await findSubmitButton());

    expect(await screen.findByText("the dashboard")).toBeVisible();
    const me = await (await data.me.fetch("/api/users/me")).json();
    expect(me).toMatchObject({ home_gym: data.gym.id });
  });

  test("shows an error if the account failed to load, and retries", async () => {
    const { network, user } = await renderWithApi({
      seed: (api) => api.signIn(),
      render: renderWelcome,
      initialEntry: paths.welcome,
      failingCalls: /GET \/api\/users\/me/,
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account couldn't load");
    expect(screen.queryByRole("link", { name: "Create account" })).not.toBeInTheDocument();

    network.restore();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByLabelText(/^About/)).toBeVisible();
  });

  test("retries loading the gyms", async () => {
    const { user, network } = await renderWithApi({
      seed: (api) => api.seed.gym({ name: "Gritworks Leeds" }),
      render: renderWelcome,
      initialEntry: paths.welcome,
      isOffline: true,
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("The gyms couldn't load");

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("radio", { name: /Gritworks Leeds/ })).toBeInTheDocument();
  });
});

describe("WelcomeScreen for a visitor", () => {
  test("stores the gym on the device, and opens the dashboard", async () => {
    const { user, data } = await renderWithApi({
      seed: (api) => api.seed.gym({ name: "Gritworks Leeds" }),
      render: renderWelcome,
      initialEntry: paths.welcome,
    });

    await user.click(await screen.findByRole("radio", { name: /Gritworks Leeds/ }));
    await user.click(await findSubmitButton());

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(preferences.getState().gymId).toBe(data.id);
  });

  test("links to the registration", async () => {
    await renderWithApi({
      seed: async () => {},
      render: renderWelcome,
      initialEntry: paths.welcome,
    });

    expect(await screen.findByRole("link", { name: "Create account" })).toHaveAttribute(
      "href",
      paths.register,
    );
    expect(screen.queryByLabelText(/^About/)).not.toBeInTheDocument();
  });
});
