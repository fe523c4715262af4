import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { createPhoto } from "@topout/shared/testing";
import { getTitles } from "@topout/shared/testing";

import { clickButton } from "../../testing/gym.tsx";
import { openReset } from "../../testing/reset.tsx";

describe("the photo of a new route", () => {
  const openPhoto = async () => {
    const opened = await openReset();
    await clickButton(opened.user, "Next");
    (await screen.findByRole("application")).focus();
    await opened.user.keyboard("{ArrowRight}{Enter}");
    await screen.findByText("G3 placed, The Slab, 1 new");
    await clickButton(opened.user, "Add a photo of G3");
    const dialog = await screen.findByRole("dialog", { name: "Photo of G3" });
    const choose = async (file: File, label = "Choose") =>
      opened.user.upload(await within(dialog).findByLabelText(label), file);
    return { ...opened, dialog, choose };
  };

  test("is saved, and can be replaced", async () => {
    const { user, data, choose } = await openPhoto();

    await choose(createPhoto());
    expect(await screen.findByText("Photo of G3 added")).toBeInTheDocument();
    await expect.poll(data.listNew).toMatchObject([{ name: "G3", has_image: true, version: 2 }]);
    await choose(createPhoto(), "Replace");
    await expect.poll(data.listNew).toMatchObject([{ has_image: true, version: 3 }]);

    await clickButton(user, "Done");
    expect(await screen.findByRole("button", { name: "Change the photo of G3" })).toBeVisible();
  });

  test("waits on the device without a connection, and follows its route", async () => {
    const { user, data, network, choose } = await openPhoto();
    await expect.poll(data.listNew).toHaveLength(1);

    network.disconnect();
    await choose(createPhoto());
    expect(await screen.findByText("Photo of G3 added")).toBeInTheDocument();
    await clickButton(user, "Done");
    expect(await screen.findByText("1 dot waits on this phone.")).toBeVisible();
    await clickButton(user, "Jug");
    network.reconnect();
    await clickButton(user, "Try again");

    await expect.poll(data.listNew).toMatchObject([{ has_image: true }]);
    await waitFor(() => expect(screen.queryByText("Waits 1")).not.toBeInTheDocument());
  });

  test("of a format that the browser cannot read is refused at once", async () => {
    const { choose } = await openPhoto();

    await choose(new File(["heic"], "IMG_1.heic", { type: "image/heic" }));

    await expect.poll(getTitles).toEqual(["Error"]);
    expect(screen.queryByText("Photo of G3 added")).not.toBeInTheDocument();
  });
});
