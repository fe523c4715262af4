import { createJsonRequest } from "@topout/api/testing";
import { paths, patterns } from "@topout/shared/paths";
import { preferences, Route, Routes, useLocation } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { getEmailedPath } from "../../testing/get-emailed-path.ts";
import { renderWithApi } from "../../testing/render.ts";
import { JoinScreen } from "./join-screen.tsx";

const EMAIL = "sofia@example.com";

const Login = () => `the login, coming from ${useLocation().state?.from}`;

const renderJoin = () => (
  <Routes>
    <Route path={patterns.join} element={<JoinScreen />} />
    <Route path={paths.login} element={<Login />} />
    <Route path={paths.routeSetting} element="route setting" />
    <Route path={paths.dashboard} element="the dashboard" />
  </Routes>
);

/** Opens the emailed link of an invitation to the team of Depot, as an account or as a visitor. */
const open = ({ email, role = "setter" }: { email?: string; role?: string } = {}) =>
  renderWithApi({
    seed: async (api) => {
      const gym = await api.seed.gym({ name: "Depot" });
      const manager = await api.seed.user({ username: "robin.k" });
      await api.seed.member({ user_id: manager.id, gym_id: gym.id, role: "manager" });
      const fetch = await api.signInAgain(manager);
      await fetch(
        `/api/gyms/${gym.id}/invitations`,
        createJsonRequest("POST", { email: EMAIL, role, until: "2999-12-12" }),
      );
      const path = await getEmailedPath(api);
      if (email) await api.signIn({ username: "sofia.m", email });
      return { gym, path };
    },
    render: renderJoin,
    initialEntry: ({ path }) => path,
  });

const findButton = (name: string) => screen.findByRole("button", { name });
describe("an invitation", () => {
  test("shows who invites to which role", async () => {
    await open({ email: EMAIL });

    expect(await screen.findByRole("heading", { name: "Set at Depot" })).toBeVisible();
    expect(screen.getByText("robin.k")).toBeVisible();
    expect(screen.getByText("until 12 Dec 2999")).toBeVisible();
    expect(screen.getByText("Plan resets with the other setters")).toBeVisible();
    expect(await screen.findByText(/You are logged in as sofia\.m\./)).toBeVisible();
  });

  test("shows what a manager can do", async () => {
    await open({ email: EMAIL, role: "manager" });

    expect(await screen.findByRole("heading", { name: "Manage Depot" })).toBeVisible();
    expect(screen.getByText("Invite and remove members of the team")).toBeVisible();
  });

  test("opens route setting of the gym after the user has joined", async () => {
    const { user, data } = await open({ email: EMAIL });

    await user.click(await findButton("Join the team"));

    expect(await screen.findByText("route setting")).toBeVisible();
    await expect.poll(getTitles).toEqual(["Welcome to the team"]);
    expect(preferences.getState().gymId).toBe(data.gym.id);
  });

  test("opens the dashboard after the user has declined, and then no longer works", async () => {
    const { user, api, data } = await open({ email: EMAIL });

    await user.click(await findButton("Decline"));

    expect(await screen.findByText("the dashboard")).toBeVisible();
    await expect.poll(getTitles).toEqual(["Invitation declined"]);
    const token = data.path.replace("/join/", "");
    expect((await api.fetch(`/api/invitations/${token}`)).status).toBe(404);
  });

  test.each([
    ["Join the team", "accept", "route setting"],
    ["Decline", "decline", "the dashboard"],
  ])("can be answered again after a lost response: %s", async (name, path, nextScreen) => {
    const { user, client, network } = await open({ email: EMAIL });
    network.loseNextResponse(new RegExp(`^POST .*/${path}$`));
    await user.click(await findButton(name));
    await expect.poll(() => client.isMutating()).toBe(0);
    await expect.poll(() => client.isFetching()).toBe(0);

    await user.click(await findButton(name));

    expect(await screen.findByText(nextScreen)).toBeVisible();
  });

  test("cannot be accepted after it was withdrawn", async () => {
    const { user, api } = await open({ email: EMAIL });
    const button = await findButton("Join the team");
    await api.db.execute("delete from invitations");

    await user.click(button);

    expect(await screen.findByText("This link no longer works")).toBeVisible();
  });

  test("cannot be accepted by the account of another address", async () => {
    const { user } = await open({ email: "other@example.com" });

    await user.click(await findButton("Join the team"));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This invitation is for another address.",
    );
    expect(screen.queryByRole("button", { name: "Join the team" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Not you?" }));
    expect(await screen.findByRole("link", { name: "Log in" })).toBeVisible();
  });

  test("lets a visitor register or log in, and return", async () => {
    const { user, data } = await open();

    expect(await screen.findByRole("link", { name: "Create an account to join" })).toBeVisible();
    expect(screen.getByText(/^The link works until \w{3} \d+ \w{3} \d{4}\.$/)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Log in" }));

    expect(await screen.findByText(`the login, coming from ${data.path}`)).toBeVisible();
  });
});

test("shows that a link no longer works", async () => {
  await renderWithApi({
    seed: async () => {},
    render: renderJoin,
    initialEntry: paths.join("not-a-token"),
  });

  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
  expect(screen.getByRole("link", { name: "To the dashboard" })).toHaveAttribute("href", "/");
});

test("shows an error without a network, and retries", async () => {
  const { user, network } = await renderWithApi({
    seed: async () => {},
    render: renderJoin,
    initialEntry: paths.join("not-a-token"),
    isOffline: true,
  });
  expect(await screen.findByText("The invitation couldn't load")).toBeVisible();

  network.reconnect();
  await user.click(await findButton("Retry"));

  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
});
