/** Helpers for a video that another app shares with the installed app. */
import { SHARE_FIELD, SHARE_PATH } from "@topout/shared/contract";
import type { Page } from "@playwright/test";

export const getSharedVideoBar = (page: Page) => page.getByRole("region", { name: "Shared video" });

/** Shares files: posts a form in a navigation, like the system does. */
export async function share(page: Page, files: readonly string[]) {
  await page.evaluate(addShareForm, { action: SHARE_PATH, field: SHARE_FIELD });
  const form = page.getByRole("form", { name: "Share" });
  await form.getByLabel("Video").setInputFiles([...files]);
  const shared = page.waitForURL((url) => url.pathname === "/");
  await form.getByRole("button", { name: "Share" }).click();
  await shared;
}

/** Runs in the page. */
function addShareForm({ action, field }: { action: string; field: string }) {
  const form = document.createElement("form");
  Object.assign(form, { action, method: "post", enctype: "multipart/form-data" });
  form.setAttribute("aria-label", "Share");
  const input = document.createElement("input");
  Object.assign(input, { type: "file", name: field, multiple: true });
  input.setAttribute("aria-label", "Video");
  const button = document.createElement("button");
  button.append("Share");
  form.append(input, button);
  form.style.cssText = "position: fixed; inset: 0; z-index: 1000";
  document.body.append(form);
}
