import { createJsonRequest, readJson, type TestApi } from "@topout/api/testing";
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

interface LinkOptions {
  readonly isSignedIn: boolean;
  readonly isVerified?: true;
  readonly isOffline?: true;
}

const openLink = ({ isSignedIn, isVerified, isOffline }: LinkOptions) =>
  renderWithApi({
    seed: async (api) => {
      const account = { email: EMAIL, is_verified: false };
      await (isSignedIn ? api.signIn(account) : api.seed.user(account));
      const path = await requestLink(api);
      if (isVerified) await verifyEmail(api, path);
      return { path };
    },
    render: renderScreens,
    initialEntry: ({ path }) => path,
    ...(isOffline && { isOffline }),
  });

const findVerifyButton = () => screen.findByRole("button", { name: "Verify email" });

describe("a verification link", () => {
  test("shows the address and one button, and verifies nothing when it is opened", async () => {
    const { api } = await openLink({ isSignedIn: true });

    expect(await findVerifyButton()).toBeVisible();
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(screen.getByText(`Please confirm that ${EMAIL} is your address.`)).toBeVisible();
    expect(await readJson(await api.fetch("/api/users/me"))).toMatchObject({ is_verified: false });
    expect(getNotifications()).toEqual([]);
  });

  test("notifies the visitor after a click and redirects to the login", async () => {
    const { user } = await openLink({ isSignedIn: false });

    await user.click(await findVerifyButton());

    expect(await screen.findByText(/the login/)).toBeVisible();
    expect(getNotifications()).toMatchObject([success]);
  });

  test("redirects a signed-in user to the dashboard and updates the account", async () => {
    const { user } = await openLink({ isSignedIn: true });

    await user.click(await findVerifyButton());

    expect(await screen.findByText(/the dashboard/)).toBeVisible();
    expect(await screen.findByText(/^verified here/)).toBeVisible();
    expect(getNotifications()).toMatchObject([success]);
  });

  test("succeeds when it is used again", async () => {
    const { user } = await openLink({ isSignedIn: false, isVerified: true });

    await user.click(await findVerifyButton());

    expect(await screen.findByText(/the login/)).toBeVisible();
    expect(getNotifications()).toMatchObject([{ type: "success", title: "Account verified" }]);
  });

  test("can be retried when the server could not be reached", async () => {
    const { network, user } = await openLink({ isSignedIn: false, isOffline: true });
    await user.click(await findVerifyButton());
    await expect.poll(getNotifications).toMatchObject([{ type: "error", title: "Error" }]);

    network.reconnect();
    await user.click(await findVerifyButton());

    expect(await screen.findByText(/the login/)).toBeVisible();
  });
});

describe("an invalid verification link", () => {
  const openInvalidLink = async (viewer: "visitor" | "unverified" | "verified") => {
    const rendered = await renderWithApi({
      seed: async (api) => {
        if (viewer === "visitor") return;
        await api.signIn({ email: EMAIL, is_verified: viewer === "verified" });
      },
      render: renderScreens,
      initialEntry: "/verify/not-a-token",
    });
    await rendered.user.click(await findVerifyButton());
    return rendered;
  };

  test("notifies the visitor once and offers the login", async () => {
    await openInvalidLink("visitor");

    const heading = await screen.findByRole("heading", { name: "Verification failed" });
    expect(heading).toHaveFocus();
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
