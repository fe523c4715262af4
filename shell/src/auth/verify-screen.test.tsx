import { createJsonRequest, type TestApi } from "@topout/api/testing";
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

/** Renders the state of the account, as the frame does in the app. */
function AccountStatus() {
  const { data } = useQuery({ ...userQueries.me(), enabled: false });
  return data?.is_verified ? "verified here" : "not verified here";
}

const renderScreens = () => (
  <>
    <AccountStatus />
    <Routes>
      <Route path={patterns.verify} element={<VerifyScreen />} />
      <Route path="/login" element={<RequireAccess access="anonymous">the login</RequireAccess>} />
      <Route path="/" element="the dashboard" />
    </Routes>
  </>
);

const requestLink = async (api: TestApi) => {
  await api.fetchAnonymously(
    "/api/auth/request-verify-token",
    createJsonRequest("POST", { email: EMAIL }),
  );
  return getEmailedPath(api);
};

const verifyEmail = (api: TestApi, path: string) =>
  api.fetchAnonymously(
    "/api/auth/verify",
    createJsonRequest("POST", { token: path.split("/").at(-1) }),
  );

const getNotifications = () => notifications.getState().list;

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

const openLink = (options: { signedIn: boolean; isVerified?: true }) =>
  renderWithApi({
    seed: async (api) => {
      const account = { email: EMAIL, is_verified: false };
      await (options.signedIn ? api.signIn(account) : api.seed.user(account));
      const path = await requestLink(api);
      if (options.isVerified) await verifyEmail(api, path);
      return { path };
    },
    render: renderScreens,
    initialEntry: ({ path }) => path,
  });

describe("a verification link", () => {
  test("notifies the visitor and redirects to the login", async () => {
    await openLink({ signedIn: false });

    expect(await screen.findByText(/the login/)).toBeVisible();
    expect(getNotifications()).toMatchObject([success]);
  });

  test("redirects a signed-in user to the dashboard and updates the account", async () => {
    await openLink({ signedIn: true });

    expect(await screen.findByText(/the dashboard/)).toBeVisible();
    expect(await screen.findByText(/^verified here/)).toBeVisible();
    expect(getNotifications()).toMatchObject([success]);
  });

  test("succeeds when it is opened again", async () => {
    await openLink({ signedIn: false, isVerified: true });

    expect(await screen.findByText(/the login/)).toBeVisible();
    expect(getNotifications()).toMatchObject([{ type: "success", title: "Account verified" }]);
  });

  test("can be retried when the server could not be reached", async () => {
    const { network, user } = await renderWithApi({
      seed: async (api) => {
        await api.seed.user({ email: EMAIL });
        return { path: await requestLink(api) };
      },
      render: renderScreens,
      initialEntry: ({ path }) => path,
      isOffline: true,
    });
    expect(await screen.findByRole("heading", { name: "Not verified yet" })).toBeVisible();
    expect(getNotifications()).toMatchObject([{ type: "error", title: "Error" }]);

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText(/the login/)).toBeVisible();
  });
});

describe("an invalid verification link", () => {
  const openInvalidLink = (viewer: "visitor" | "unverified" | "verified") =>
    renderWithApi({
      seed: async (api) => {
        if (viewer === "visitor") return;
        await api.signIn({ email: EMAIL, is_verified: viewer === "verified" });
      },
      render: renderScreens,
      initialEntry: "/verify/not-a-token",
    });

  test("notifies the visitor once and offers the login", async () => {
    await openInvalidLink("visitor");

    expect(await screen.findByRole("heading", { name: "Verification failed" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    expect(getNotifications()).toMatchObject([failure]);
  });

  test("offers a signed-in user a new email", async () => {
    const { api, user } = await openInvalidLink("unverified");

    await user.click(await screen.findByRole("button", { name: "Send Email" }));

    await expect
      .poll(() => getNotifications()[0])
      .toMatchObject({
        title: "Verification Email Sent",
        message: "Please check your email for the verification link.",
      });
    expect(await getEmailedPath(api)).toMatch(/^\/verify\//);
  });

  test("offers a verified user only the dashboard", async () => {
    await openInvalidLink("verified");

    expect(
      await screen.findByText("This link no longer works, but your email is already verified."),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to dashboard" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("link", { name: "Log in" })).not.toBeInTheDocument();
  });

  test("notifies the user when the email could not be sent", async () => {
    const { network, user } = await openInvalidLink("unverified");
    const sendButton = await screen.findByRole("button", { name: "Send Email" });
    network.disconnect();

    await user.click(sendButton);

    await expect
      .poll(() => getNotifications()[0])
      .toMatchObject({
        title: "Error",
        message: "There was an error sending the verification email.",
      });
  });
});
