import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { outboxState, withOutbox } from "@topout/shared/platform";
import { createPhoto } from "@topout/shared/testing";
import { getTitles } from "@topout/shared/testing";

import { clickButton } from "../../testing/gym.tsx";
import { openPublishStep } from "../../testing/reset.tsx";

afterEach(() => vi.unstubAllGlobals());

/** A file that the browser cannot decode. The server decides about it. */
const createFile = (name: string, type = "image/png") => new File([name], name, { type });

const createFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => createFile(`photo ${index + 1}`));

/** Opens the dialog for the new routes G3, G4, G5. */
async function openBatch() {
  const opened = await openPublishStep(async ({ addDraft, g1 }) => {
    for (const name of ["G3", "G4", "G5"]) await addDraft({ circuit_id: g1.circuit_id, name });
  });
  const { user } = opened;
  await clickButton(user, "Add photos");
  const dialog = await screen.findByRole("dialog", { name: "Photos of new routes" });
  const choose = (files: readonly File[]) =>
    user.upload(within(dialog).getByLabelText("Choose"), [...files]);
  const press = (name: string) => user.click(within(dialog).getByRole("button", { name }));
  /** The button is busy until the photos are converted. */
  const save = async () => {
    const button = within(dialog).getByRole("button", { name: "Save photos" });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await user.click(button);
  };
  return { ...opened, dialog, choose, press, save };
}

/** The photos that wait on the device, in the order in which they are sent, with the names of their routes. */
async function readWaiting() {
  const waiting: string[] = [];
  await withOutbox(async ({ loadPhoto }) => {
    for (const { operation, subject } of outboxState.getState().entries) {
      if (operation.type !== "savePhoto") continue;
      waiting.push(`${subject}: ${await (await loadPhoto(operation.photoId))?.text()}`);
    }
  });
  return waiting;
}

describe("photos of several new routes", () => {
  test("are offered in the order of placing, and saved together", async () => {
    const { data, dialog, choose, save } = await openBatch();

    await choose([createPhoto(), createPhoto()]);
    expect(await within(dialog).findByRole("button", { name: "Photo 1 for G3" })).toBeVisible();
    expect(within(dialog).getByRole("button", { name: "Photo 2 for G4" })).toBeVisible();
    await save();

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(getTitles()).toEqual(["Photos saved"]);
    await expect
      .poll(data.listNew)
      .toMatchObject([{ has_image: true }, { has_image: true }, { has_image: false }]);
    expect(await screen.findByRole("group", { name: "1 has no photo" })).toBeVisible();
  });

  test("swap by two taps, move to a route without one, and wait in the order of the routes", async () => {
    const { network, dialog, choose, press, save } = await openBatch();
    network.disconnect();
    await choose(createFiles(2));

    await press("Photo 1 for G3");
    expect(within(dialog).getByText("Photo 1 is selected. Choose where it goes.")).toBeVisible();
    await press("Photo 2 for G4");
    expect(within(dialog).getByText("Photo 1 and photo 2 swapped")).toBeVisible();
    await press("Photo 1 for G4");
    await press("Use photo 1 for G5");
    expect(within(dialog).getByText("G5 gets photo 1")).toBeVisible();
    await save();

    await expect.poll(readWaiting).toEqual(["G3: photo 2", "G5: photo 1"]);
  });

  test("swap with only the keyboard", async () => {
    const { user, network, dialog, choose, save } = await openBatch();
    network.disconnect();
    await choose(createFiles(2));

    within(dialog).getByRole("button", { name: "Photo 1 for G3" }).focus();
    await user.keyboard("{Enter}");
    within(dialog).getByRole("button", { name: "Photo 2 for G4" }).focus();
    await user.keyboard(" ");
    expect(within(dialog).getByRole("button", { name: "Photo 1 for G4" })).toHaveFocus();
    await save();

    await expect.poll(readWaiting).toEqual(["G3: photo 2", "G4: photo 1"]);
  });

  test("shift if a route gets none, and one that no route gets is not saved", async () => {
    const { network, dialog, choose, press, save } = await openBatch();
    network.disconnect();
    await choose(createFiles(3));

    await press("Leave G3 without a photo");
    expect(within(dialog).getByText("G3 gets no photo")).toBeVisible();
    expect(within(dialog).getByRole("region", { name: "Not used" })).toBeVisible();
    await press("Remove photo 1");
    await save();

    await expect.poll(readWaiting).toEqual(["G5: photo 2"]);
  });

  test("are refused one by one with the reason, and the others stay", async () => {
    const { network, dialog, choose, save } = await openBatch();
    network.disconnect();
    const large = new File([new Uint8Array(10_000_001)], "large.jpg", { type: "image/jpeg" });

    await choose([createFile("IMG_1.heic", "image/heic"), createFile("photo 2"), large]);

    const rows = within(dialog).getByRole("list", { name: "New routes without a photo" });
    await waitFor(() =>
      expect(
        within(rows)
          .getAllByRole("alert")
          .map(({ textContent }) => textContent),
      ).toEqual([
        "IMG_1.heic is in the HEIC format, which this browser cannot read. Choose a JPG or PNG.",
        "large.jpg is too large. Choose a photo up to 10MB.",
      ]),
    );
    await save();
    await expect.poll(readWaiting).toEqual(["G4: photo 2"]);
  });

  test("are at most ten, and the dialog says which ones it leaves out", async () => {
    const { dialog, choose } = await openBatch();

    await choose(createFiles(12));

    expect(await within(dialog).findByText(/^Up to 10 photos/)).toBeVisible();
    expect(within(dialog).getAllByRole("button", { name: /^Remove photo/ })).toHaveLength(10);
  });

  test("are kept until the user confirms that they are discarded", async () => {
    const { user, dialog, choose } = await openBatch();
    await choose(createFiles(1));

    await user.keyboard("{Escape}");
    await clickButton(user, "Keep editing");
    expect(within(dialog).getByRole("button", { name: "Photo 1 for G3" })).toBeVisible();
    await user.keyboard("{Escape}");
    await clickButton(user, "Discard");

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await readWaiting()).toEqual([]);
  });

  test("release their previews when the dialog closes", async () => {
    let count = 0;
    const create = vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${++count}`);
    const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    onTestFinished(() => {
      create.mockRestore();
      revoke.mockRestore();
    });
    const { network, dialog, choose, press, save } = await openBatch();
    network.disconnect();
    await choose(createFiles(3));
    await press("Photo 1 for G3");
    await press("Photo 3 for G5");
    const previews = [...dialog.querySelectorAll("img")].map(({ src }) => src);
    expect(previews).toHaveLength(3);
    await save();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());

    expect(revoke.mock.calls.map(([url]) => url)).toEqual(expect.arrayContaining(previews));
  });

  test("are taken in a row: the camera opens again until each route has one", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query === "(pointer: coarse)",
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const openCamera = vi.spyOn(HTMLInputElement.prototype, "click");
    onTestFinished(() => openCamera.mockRestore());
    const { user, dialog } = await openBatch();
    const camera = within(dialog).getByLabelText("Camera");

    for (const [number, name] of ["G3", "G4", "G5"].entries()) {
      await user.upload(camera, createFile(name));
      await within(dialog).findByRole("button", { name: `Photo ${number + 1} for ${name}` });
      expect(openCamera.mock.contexts.filter((input) => input === camera)).toHaveLength(
        Math.min(number + 1, 2),
      );
    }
  });
});
