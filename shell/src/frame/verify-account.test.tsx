import { useMe } from "@topout/shared/api";
import { notifications, signOut, verificationEmail } from "@topout/shared/platform";
import { act, screen } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";

import { reserveBanner } from "../first-load/reserve-banner.ts";
import { renderWithApi } from "../testing/render.ts";
import { BANNER_KEY, setBannerSpace } from "./banner-space.ts";
import { VerifyAccount } from "./verify-account.tsx";

const openFrame = async (viewer: { is_verified: boolean } | "a visitor") => {
  const view = await renderWithApi({
    seed: async (api) => {
      if (viewer !== "a visitor") await api.signIn(viewer);
    },
    render: () => (
      <>
        <VerifyAccount />
        <AccountStatus />
      </>
    ),
  });
  onTestFinished(() => {
    sessionStorage.clear();
    localStorage.removeItem(BANNER_KEY);
    setBannerSpace(false);
    verificationEmail.setState({ sentTo: null });
  });
  return view;
};

function AccountStatus() {
  const { isSettled } = useMe();
  return isSettled && "account settled";
}

const queryBanner = () => screen.queryByRole("region", { name: "Verify your account" });
const findSendButton = () => screen.findByRole("button", { name: "Send Email" });
const isSpaceReserved = () => "banner" in document.documentElement.dataset;
const getStoredHeight = () => localStorage.getItem(BANNER_KEY);
const getNotifications = () => notifications.getState().list;

describe("VerifyAccount", () => {
  test("shows a banner to an unverified user", async () => {
    await openFrame({ is_verified: false });

    expect(await findSendButton()).toBeVisible();
    expect(queryBanner()).toHaveTextContent("Verify your email to upload beta.");
  });

  test.each(["a visitor", { is_verified: true }] as const)(
    "shows nothing to %j",
    async (viewer) => {
      await openFrame(viewer);
      await screen.findByText("account settled");

      expect(queryBanner()).toBeNull();
    },
  );

  test("sends an email, shows a notification, and hides the banner for the session", async () => {
    const { user } = await openFrame({ is_verified: false });

    await user.click(await findSendButton());

    await expect.poll(getNotifications).toMatchObject([
      {
        type: "success",
        title: "Verification Email Sent",
        message: "Please check your email for the verification link.",
      },
    ]);
    await expect.poll(queryBanner).toBeNull();
    expect(sessionStorage).toHaveLength(1);
  });

  test("sends one email when the button is clicked twice", async () => {
    const { api, user } = await openFrame({ is_verified: false });

    await user.dblClick(await findSendButton());

    await expect.poll(getNotifications).toHaveLength(1);
    await expect.poll(queryBanner).toBeNull();
    await api.runJobs();
    expect(await api.readSentEmails()).toHaveLength(1);
  });

  test("notifies that the email could not be sent, and keeps the banner", async () => {
    const { user, network } = await openFrame({ is_verified: false });
    const button = await findSendButton();
    network.disconnect();

    await user.click(button);

    await expect.poll(getNotifications).toMatchObject([
      {
        type: "error",
        title: "Error",
        message: "There was an error sending the verification email.",
      },
    ]);
    expect(queryBanner()).toBeVisible();
  });

  test("disappears on sign-out", async () => {
    await openFrame({ is_verified: false });
    await findSendButton();

    act(signOut);

    expect(queryBanner()).toBeNull();
  });

  describe("the space of the banner", () => {
    test("is reserved for an unverified user, also at the next visit", async () => {
      await openFrame({ is_verified: false });

      await findSendButton();

      expect(isSpaceReserved()).toBe(true);
      expect(getStoredHeight()).not.toBeNull();
    });

    test("is released after the email has been sent, but not for other tabs", async () => {
      const { user } = await openFrame({ is_verified: false });

      await user.click(await findSendButton());

      await expect.poll(isSpaceReserved).toBe(false);
      expect(getStoredHeight()).not.toBeNull();
    });

    test.each(["a visitor", { is_verified: true }] as const)(
      "is released for %j, also at the next visit",
      async (viewer) => {
        localStorage.setItem(BANNER_KEY, "90");
        reserveBanner();

        await openFrame(viewer);
        await screen.findByText("account settled");

        expect(isSpaceReserved()).toBe(false);
        expect(document.documentElement.style.getPropertyValue("--banner")).toBe("");
        expect(getStoredHeight()).toBeNull();
      },
    );

    test("is released on sign-out", async () => {
      await openFrame({ is_verified: false });
      await findSendButton();

      act(signOut);

      expect(isSpaceReserved()).toBe(false);
      expect(getStoredHeight()).toBeNull();
    });
  });
});
