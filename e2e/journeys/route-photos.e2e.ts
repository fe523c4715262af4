import type { Page } from "@playwright/test";

import { getPanel } from "../gym.ts";
import {
  createPhoto,
  createRoute,
  expect,
  getPhotoHeight,
  test,
  updatePhoto,
} from "../route-setting.ts";
import { getNotifications } from "../session.ts";

/** Records the URLs of the photos of routes that the page requests. */
function recordPhotoUrls(page: Page): ReadonlySet<string> {
  const urls = new Set<string>();
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/img/")) urls.add(`${pathname}${search}`);
  });
  return urls;
}

test.describe("the photo of a route", () => {
  test("lets the setter choose between both photos when another setter has replaced the photo", async ({
    page,
    openRouteSetting,
    gym,
  }) => {
    const route = await createRoute(page, gym, "P1");
    await openRouteSetting();
    const mine = await createPhoto(page, { width: 300, height: 400 });
    const theirs = await createPhoto(page, { width: 200, height: 200 });
    await page.getByRole("button", { name: "Edit P1" }).click();
    await page.getByLabel("Choose").setInputFiles(mine);
    await expect(page.getByText("Photo added")).toBeVisible();
    await updatePhoto(page, route, theirs);
    await page.getByRole("button", { name: "Save route" }).click();

    const photo = page.getByRole("group", { name: "Photo" });
    await expect(photo.getByRole("radio", { name: "Keep mine" })).toBeChecked();
    await photo.getByRole("radio", { name: "Use theirs" }).check();
    await page.getByRole("button", { name: "Save route" }).click();

    await expect(getNotifications(page)).toContainText("Route Updated");
    expect(await getPhotoHeight(page, route)).toBe(200);
  });

  test("loads once after an edit, if a link opens the route", async ({ page, gym }) => {
    const route = await createRoute(page, gym, "P1");
    const photo = await createPhoto(page, { width: 300, height: 400 });
    const { version } = await updatePhoto(page, route, photo);
    const urls = recordPhotoUrls(page);

    await page.goto(`/?route=${route.id}`);

    await expect(getPanel(page, "P1").getByRole("img", { name: "Photo of P1" })).toBeVisible();
    expect([...urls]).toEqual([`/api/img/${route.id}.webp?v=${version}`]);
  });

  test("is not requested if the route of a link has none", async ({ page, gym }) => {
    const route = await createRoute(page, gym, "P1");
    const urls = recordPhotoUrls(page);

    await page.goto(`/?route=${route.id}`);

    await expect(getPanel(page, "P1").getByRole("heading", { name: "P1" })).toBeVisible();
    expect([...urls]).toEqual([]);
  });

  test("shows an error for a photo that the browser cannot read, and offers the camera on phones", async ({
    page,
    openRouteSetting,
    isMobile,
  }) => {
    await openRouteSetting();
    await page.getByRole("button", { name: "New Route" }).click();
    await page.getByLabel("Choose").setInputFiles({
      name: "IMG_0042.HEIC",
      mimeType: "image/heic",
      buffer: Buffer.from("heic"),
    });

    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
      "IMG_0042.HEIC is in the HEIC format, which this browser cannot read. Choose a JPG or PNG.",
    );
    const camera = page.getByLabel("Camera");
    if (isMobile) await expect(camera).toHaveAttribute("capture", "environment");
    else await expect(camera).toHaveCount(0);
  });
});
