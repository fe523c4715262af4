import { sendJson, type TestApi } from "@topout/api/testing";
import { userQueries } from "@topout/shared/api";
import { patterns } from "@topout/shared/paths";
import { notifications, Route, Routes, useQuery } from "@topout/shared/platform";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { RequireAccess } from "../access/require-access.tsx";
import { getEmailedPath } from "../testing/get-emailed-path.ts";
import { renderWithApi } from "../testing/render.ts";
import { VerifyScreen } from "./verify-screen.tsx";

const EMAIL = "robin@example.com";

/** Stands above every screen, as the frame does. */
function Bar() {
  const { data } = useQuery({ ...userQueries.me(), enabled: false });
  return data?.is_verified ? "verified here" : "not verified here";
}

const show = () => (
  <>
    <Bar />
    <Routes>
      <Route path={patterns.verify} element={<VerifyScreen />} />
      <Route path="/login" element={<RequireAccess access="anonymous">the login</RequireAccess>} />
      <Route path="/" element="the dashboard" />
    </Routes>
  </>
);

const askForLink = async (api: TestApi) => {
  await api.anonymously("/api/auth/request-verify-token", sendJson("POST", { email: EMAIL }));
  return getEmailedPath(api);
};

const verify = (api: TestApi, path: string) =>
  api.anonymously("/api/auth/verify", sendJson("POST", { token: path.split("/").at(-1) }));

const told = () => notifications.getState().list;

const success = {
  type: "success",
  title: "Account verified",
  message: "Your account has been successfully verified.",
};

const failure = {
  type: "error",
  title: "Verification failed",
  message: "The verification token is invalid or has expired.",
};

const open = (visitor: { signedIn: boolean; before?: true }) =>
  renderWithApi({
    seed: async (api) => {
      const account = { email: EMAIL, is_verified: false };
      await (visitor.signedIn ? api.signIn(account) : api.given.user(account));
      const path = await askForLink(api);
      if (visitor.before) await verify(api, path);
      return { path };
    },
    render: show,
    initialEntry: ({ path }) => path,
  });

describe("the link that verifies an address", () => {
  test("tells so and leads to the login", async () => {
    await open({ signedIn: false });

    expect(await screen.findByText(/the login/)).toBeVisible();
    expect(told()).toMatchObject([success]);
  });

  test("leads somebody signed in on to the dashboard, who is known as verified at once", async () => {
    await open({ signedIn: true });

    expect(await screen.findByText(/the dashboard/)).toBeVisible();
    expect(await screen.findByText(/^verified here/)).toBeVisible();
    expect(told()).toMatchObject([success]);
  });

  test("is good news too when it is opened once more", async () => {
    await open({ signedIn: false, before: true });

    expect(await screen.findByText(/the login/)).toBeVisible();
    expect(told()).toMatchObject([{ type: "success", title: "Account verified" }]);
  });

  test("is tried again by a button when the server could not be reached", async () => {
    const { network, user } = await renderWithApi({
      seed: async (api) => {
        await api.given.user({ email: EMAIL });
        return { path: await askForLink(api) };
      },
      render: show,
      initialEntry: ({ path }) => path,
      isOffline: true,
    });
    expect(await screen.findByRole("heading", { name: "Not verified yet" })).toBeVisible();
    expect(told()).toMatchObject([{ type: "error", title: "Error" }]);

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText(/the login/)).toBeVisible();
  });
});

describe("a verification link that no longer works", () => {
  const openDead = (signedIn: boolean) =>
    renderWithApi({
      seed: async (api) => {
        if (signedIn) await api.signIn({ email: EMAIL, is_verified: false });
      },
      render: show,
      initialEntry: "/verify/not-a-token",
    });

  test("tells so once, and leads to the login", async () => {
    await openDead(false);

    expect(await screen.findByRole("heading", { name: "Verification failed" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    expect(told()).toMatchObject([failure]);
  });

  test("has a new one sent to somebody signed in", async () => {
    const { api, user } = await openDead(true);

    await user.click(await screen.findByRole("button", { name: "Send Email" }));

    await expect
      .poll(() => told()[0])
      .toMatchObject({
        title: "Verification Email Sent",
        message: "Please check your email for the verification link.",
      });
    expect(await getEmailedPath(api)).toMatch(/^\/verify\//);
  });

  test("says so when no mail could be sent", async () => {
    const { network, user } = await openDead(true);
    const send = await screen.findByRole("button", { name: "Send Email" });
    network.disconnect();

    await user.click(send);

    await expect
      .poll(() => told()[0])
      .toMatchObject({
        title: "Error",
        message: "There was an error sending the verification email.",
      });
  });
});
