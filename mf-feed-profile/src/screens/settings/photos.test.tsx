import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { createPhoto } from "@topout/shared/testing";
import { getNotifications, getSaveButton, openSettings } from "../../testing/settings.tsx";
import { OBJECT_URL, stubFailingDecoder, stubImages } from "../../testing/stub-images.ts";

beforeEach(stubImages);

type User = Awaited<ReturnType<typeof openSettings>>["user"];

/** Selects a photo. Returns the crop dialog. */
async function selectPhoto(user: User, label: string, file = createPhoto()) {
  await user.upload(screen.getByLabelText(label), file);
  return screen.findByRole("dialog");
}

const confirmCrop = (user: User, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole("button", { name: "Use photo" }));

const getImageStyle = (dialog: HTMLElement) =>
  within(dialog).getByRole("application", { name: "Photo" }).querySelector("img")?.style;

describe("the settings photos", () => {
  test("are cropped, previewed and uploaded on Save", async () => {
    const { user, fetchMe } = await openSettings();

    await confirmCrop(user, await selectPhoto(user, "Change photo"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await confirmCrop(user, await selectPhoto(user, "Change cover photo"));
    await waitFor(() =>
      expect(screen.getByAltText("Your cover")).toHaveAttribute("src", OBJECT_URL),
    );
    expect(await fetchMe()).toMatchObject({ has_profile_photo: false, has_cover_photo: false });
    await user.click(getSaveButton());

    await waitFor(() => expect(getNotifications()).toMatchObject([{ title: "Settings Updated" }]));
    expect(await fetchMe()).toMatchObject({ has_profile_photo: true, has_cover_photo: true });
  });

  test("do not change when the crop is cancelled", async () => {
    const { user } = await openSettings();
    const dialog = await selectPhoto(user, "Change photo");

    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(getSaveButton()).toHaveAttribute("aria-disabled", "true");
  });

  test("can be larger than 10 MB before they are cropped", async () => {
    const { user } = await openSettings();
    const picker = screen.getByLabelText("Change photo");
    expect(picker).toHaveAccessibleDescription("PNG, JPG, GIF up to 10MB");
    const photo = new File([new Uint8Array(12_000_000)], "big.png", { type: "image/png" });

    await confirmCrop(user, await selectPhoto(user, "Change photo", photo));

    await waitFor(() => expect(getSaveButton()).not.toHaveAttribute("aria-disabled"));
  });

  test("are rejected if the cropped photo is larger than 10 MB", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
      done(new Blob([new Uint8Array(10_000_001)], { type: "image/webp" })),
    );
    const { user } = await openSettings();

    await confirmCrop(user, await selectPhoto(user, "Change photo"));

    await waitFor(() =>
      expect(screen.getByLabelText("Change photo")).toHaveAccessibleDescription(
        "Choose a photo up to 10MB.",
      ),
    );
    expect(getSaveButton()).toHaveAttribute("aria-disabled", "true");
  });

  test("are rejected with an explanation if the browser cannot read HEIC", async () => {
    stubFailingDecoder();
    const { user } = await openSettings();
    const picker = screen.getByLabelText("Change photo");

    await user.upload(picker, new File(["heic"], "IMG_0042.HEIC", { type: "image/heic" }));

    await waitFor(() =>
      expect(picker).toHaveAccessibleDescription(
        "This photo is in the HEIC format, which this browser cannot read. Choose a JPG or PNG.",
      ),
    );
  });

  test("are encoded as JPEG where the browser cannot encode WebP", async () => {
    const toBlob = vi
      .spyOn(HTMLCanvasElement.prototype, "toBlob")
      .mockImplementation((done, type = "") =>
        done(new Blob([createPhoto()], { type: type === "image/webp" ? "image/png" : type })),
      );
    const { user } = await openSettings();

    await confirmCrop(user, await selectPhoto(user, "Change photo"));

    await waitFor(() => expect(getSaveButton()).not.toHaveAttribute("aria-disabled"));
    expect(toBlob.mock.calls.map(([, type]) => type)).toEqual(["image/webp", "image/jpeg"]);
  });
});

describe("the crop dialog", () => {
  test("moves and zooms with the keyboard, and announces the result", async () => {
    const { user } = await openSettings();
    const dialog = await selectPhoto(user, "Change photo");
    expect(within(dialog).getByRole("application", { name: "Photo" })).toHaveFocus();
    // 400 × 300 px in a square frame.
    expect(getImageStyle(dialog)).toMatchObject({ top: "0%", height: "100%" });
    expect(Number.parseFloat(getImageStyle(dialog)?.left ?? "")).toBeCloseTo(-16.67, 1);

    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(Number.parseFloat(getImageStyle(dialog)?.left ?? "")).toBeCloseTo(-33.33, 1);
    expect(within(dialog).getByRole("status")).toHaveTextContent(
      "Zoom 100%, 100% from the left, 50% from the top",
    );

    await user.keyboard("+");
    expect(within(dialog).getByRole("slider", { name: "Zoom" })).toHaveValue("1.1");
    await user.keyboard("-");
    expect(within(dialog).getByRole("slider", { name: "Zoom" })).toHaveValue("1");
  });

  test("zooms with the slider and the wheel", async () => {
    const { user } = await openSettings();
    const dialog = await selectPhoto(user, "Change cover photo");
    const slider = within(dialog).getByRole("slider", { name: "Zoom" });

    fireEvent.change(slider, { target: { value: "2" } });
    expect(getImageStyle(dialog)?.width).toBe("200%");
    expect(slider).toHaveAttribute("aria-valuetext", "200%");

    fireEvent.wheel(within(dialog).getByRole("application"), { deltaY: 10_000 });
    await waitFor(() => expect(slider).toHaveValue("1"));
  });
});
