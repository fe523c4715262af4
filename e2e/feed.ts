import type { Page } from "@playwright/test";

export const getBumpButtons = (page: Page, options: { readonly pressed?: true } = {}) =>
  page.getByRole("button", { name: "Bump", exact: true, ...options });
