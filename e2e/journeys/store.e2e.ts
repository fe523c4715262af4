import { expect, test } from "../fixtures.ts";
import { openDashboard } from "../gym.ts";

test("the store shows one tee, available in 3XL only; the bag button does nothing", async ({
  page,
}) => {
  await openDashboard(page);
  await page.getByRole("main").getByRole("link", { name: "Store" }).click();
  await expect(page).toHaveURL("/store");
  await expect(page.getByRole("main")).toContainText("£20");
  await expect(page.getByRole("main")).toContainText("117 reviews");

  for (const color of ["Gray", "Black", "White"]) {
    const choice = page.getByRole("radio", { name: color });
    await choice.press("Space");
    await expect(choice).toBeChecked();
  }
  for (const size of ["XXS", "XS", "S", "M", "L", "XL", "2XL"]) {
    const name = `${size}, out of stock`;
    await expect(page.getByRole("radio", { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByRole("radio", { name: "3XL" })).toBeChecked();

  await page.getByRole("button", { name: "Add to bag" }).click();
  await expect(page).toHaveURL("/store");
  await expect(page.getByRole("button", { name: "Add to bag" })).toBeEnabled();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
