import { useMe } from "@topout/shared/api";
import { notifications, signOut, verificationEmail } from "@topout/shared/platform";
import { act, screen } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";

import { renderWithApi } from "../testing/render.ts";
import { VerifyAccount } from "./verify-account.tsx";

const openFrame = async (given: { is_verified: boolean } | "nobody") => {
  const scene = await renderWithApi({
    seed: async (api) => {
      if (given !== "nobody") await api.signIn(given);
    },
    render: () => (
      <>
        <VerifyAccount />
        <Settled />
      </>
    ),
  });
  onTestFinished(() => {
    sessionStorage.clear();
    verificationEmail.setState({ sentTo: null });
  });
  return scene;
};

function Settled() {
  const { settled } = useMe();
  return settled && "it is known who is there";
}

const banner = () => screen.queryByRole("region", { name: "Verify your account" });
const sendButton = () => screen.findByRole("button", { name: "Send Email" });
const told = () => notifications.getState().list;

describe("the banner that asks to verify the account", () => {
  test("is shown to whom is logged in and not verified", async () => {
    await openFrame({ is_verified: false });

    expect(await sendButton()).toBeVisible();
    expect(banner()).toHaveTextContent("Verify your email to upload beta.");
  });

  test.each(["nobody", { is_verified: true }] as const)("is not shown to %j", async (given) => {
    await openFrame(given);
    await screen.findByText("it is known who is there");

    expect(banner()).toBeNull();
  });

  test("has the mail sent, says so and hides for the session", async () => {
    const { user } = await openFrame({ is_verified: false });

    await user.click(await sendButton());

    await expect.poll(told).toMatchObject([
      {
        type: "success",
        title: "Verification Email Sent",
        message: "Please check your email for the verification link.",
      },
    ]);
    await expect.poll(banner).toBeNull();
    expect(sessionStorage).toHaveLength(1);
  });

  test("says that the mail could not be sent, and stays", async () => {
    const { user, network } = await openFrame({ is_verified: false });
    const button = await sendButton();
    network.disconnect();

    await user.click(button);

    await expect.poll(told).toMatchObject([
      {
        type: "error",
        title: "Error",
        message: "There was an error sending the verification email.",
      },
    ]);
    expect(banner()).toBeVisible();
  });

  test("goes when its account signs out", async () => {
    await openFrame({ is_verified: false });
    await sendButton();

    act(signOut);

    expect(banner()).toBeNull();
  });
});
