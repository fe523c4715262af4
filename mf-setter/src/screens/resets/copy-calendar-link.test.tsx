import { notifications } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { clickButton } from "../../testing/gym.tsx";
import { createGymWithoutResets, openResets } from "../../testing/resets.tsx";

describe("Copy link", () => {
  test("copies the address of the calendar of the gym", async () => {
    const { user, data } = await openResets(createGymWithoutResets);

    await clickButton(user, "Copy link");

    await expect.poll(getTitles).toEqual(["Link copied"]);
    const link = await navigator.clipboard.readText();
    expect(link).toBe(`${location.origin}/api/gyms/${data.gym.id}/calendar.ics`);
    expect(await (await fetch(link)).text()).toMatch(/^BEGIN:VCALENDAR/);
  });

  test("shows the address if the browser does not copy it", async () => {
    const { user, data } = await openResets(createGymWithoutResets);
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    onTestFinished(() => writeText.mockRestore());
    writeText.mockRejectedValue(new DOMException("Not allowed", "NotAllowedError"));

    await clickButton(user, "Copy link");

    await expect
      .poll(() => notifications.getState().list)
      .toMatchObject([
        { title: "Copy this link", message: expect.stringMatching(`${data.gym.id}/calendar.ics$`) },
      ]);
  });
});
