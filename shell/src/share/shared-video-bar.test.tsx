import { File as NodeFile } from "node:buffer";

import { hasSharedVideo, removeSharedVideo } from "@topout/shared/api/videos";
import { signIn, signOut, useLocation } from "@topout/shared/platform";
import { loadSharedVideo, storeSharedVideo } from "@topout/shared/video-storage";
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { requestSignOut } from "../access/request-sign-out.ts";
import { renderWithApi } from "../testing/render.ts";
import { SharedVideoBar } from "./shared-video-bar.tsx";

const DAY_MS = 86_400_000;

function CurrentLocation() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} from ${Object(state).from}`}</output>;
}

/** Opens the page after a share. The worker has stored a video, unless `isStored` is false. */
async function openAfterShare({
  search = "?share=video",
  isStored = true,
  isSignedIn = true,
}: { search?: string; isStored?: boolean; isSignedIn?: boolean } = {}) {
  return renderWithApi({
    seed: async (api) => {
      const ann = await api.signIn();
      const bea = await api.signIn();
      if (isSignedIn) signIn(ann.token);
      else signOut();
      if (isStored) await storeSharedVideo(new File(["video"], "send.mp4"));
      return { ann, bea };
    },
    render: () => (
      <>
        <SharedVideoBar />
        <CurrentLocation />
      </>
    ),
    initialEntry: `/${search}`,
  });
}

const findBar = () => screen.findByRole("region", { name: "Shared video" });
const expectNoBar = () => expect.poll(() => screen.queryByRole("region")).toBeNull();

/** Opens the page again, as a later document load without a share. */
const reopen = (options: { isSignedIn?: boolean } = {}) =>
  openAfterShare({ search: "", isStored: false, ...options });

beforeEach(() => {
  // The structured clone of Node does not know the files of jsdom.
  vi.stubGlobal("File", NodeFile);
});

afterEach(() => {
  removeSharedVideo();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("SharedVideoBar", () => {
  test("asks a user to choose a route, and removes the result of the share from the URL", async () => {
    await openAfterShare();

    expect(await findBar()).toHaveTextContent("Choose a route for your video");
    expect(screen.getByText("/ from undefined")).toBeInTheDocument();
    expect(hasSharedVideo()).toBe(true);
  });

  test("deletes the video when the user discards it", async () => {
    const { user } = await openAfterShare();

    await user.click(within(await findBar()).getByRole("button", { name: "Discard" }));

    await expectNoBar();
    expect(hasSharedVideo()).toBe(false);
    expect(await loadSharedVideo()).toBeUndefined();
  });

  test("sends a visitor to the login and back, and keeps the video", async () => {
    const { user, data } = await openAfterShare({ isSignedIn: false });

    expect(await findBar()).toHaveTextContent("Log in to add your video to a route");
    await user.click(within(await findBar()).getByRole("button", { name: "Log in" }));
    expect(screen.getByText("/login from /")).toBeInTheDocument();
    act(() => signIn(data.ann.token));

    expect(await screen.findByText("Choose a route for your video")).toBeVisible();
  });

  test("lets a visitor discard the video", async () => {
    const { user } = await openAfterShare({ isSignedIn: false });

    await user.click(within(await findBar()).getByRole("button", { name: "Discard" }));

    await expectNoBar();
    expect(await loadSharedVideo()).toBeUndefined();
  });

  test("disappears at the sign-out, which deletes the video", async () => {
    await openAfterShare();
    await findBar();

    act(requestSignOut);

    await expectNoBar();
    expect(await loadSharedVideo()).toBeUndefined();
  });

  test("deletes the video of a user when another user signs in", async () => {
    const { data } = await openAfterShare();
    await findBar();
    await expect.poll(() => localStorage.getItem("topout.shared-video")).toBe(data.ann.user.id);

    act(() => signIn(data.bea.token));

    await expectNoBar();
    expect(await loadSharedVideo()).toBeUndefined();
  });

  test("disappears when another tab has uploaded the video", async () => {
    await openAfterShare();
    await findBar();

    act(() => {
      localStorage.removeItem("topout.shared-video");
      dispatchEvent(new StorageEvent("storage", { key: "topout.shared-video" }));
    });

    await expect.poll(() => screen.queryByRole("region")).toBeNull();
  });

  test("deletes the mark of a video that has expired", async () => {
    localStorage.setItem("topout.shared-video", "");
    await storeSharedVideo(new File(["video"], "send.mp4"));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + DAY_MS + 1 });

    await reopen({ isSignedIn: false });

    await expectNoBar();
    expect(hasSharedVideo()).toBe(false);
  });
});

describe("an error", () => {
  test.each([
    ["several-files", "You can share one video at a time."],
    ["no-video", "This file can't be added. Share an MP4 or MOV video."],
    ["too-large", "This video is too large. Share one of up to 500 MB."],
    ["storage-full", "There isn't enough space for the video on this device."],
    ["failed", "Your video didn't arrive. Open a route and choose the video under Beta instead."],
  ])("of the kind %s is shown until the user dismisses it", async (result, message) => {
    const { user } = await openAfterShare({ search: `?share=${result}`, isStored: false });

    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByText("/ from undefined")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Dismiss" }));

    await expectNoBar();
  });

  test("is shown if the device has deleted the video", async () => {
    await openAfterShare({ isStored: false });

    expect(await screen.findByRole("alert")).toHaveTextContent("Your video didn't arrive.");
  });

  test("is followed by the offer of an earlier video", async () => {
    localStorage.setItem("topout.shared-video", "");
    const { user } = await openAfterShare({ search: "?share=too-large" });
    await screen.findByRole("alert");

    await user.click(screen.getByRole("button", { name: "Dismiss" }));

    expect(await findBar()).toHaveTextContent("Choose a route for your video");
  });
});
