import type { Locator, Page } from "@playwright/test";
import type { RemoteName } from "@topout/shared/remote";

import type { Role } from "./fixtures.ts";

/** A screen that renders only if its remote works. */
export interface RemoteScreen {
  readonly remote: RemoteName;
  readonly path: string;
  readonly role: Role;
  /** Returns an element that is visible when the screen of the remote is rendered. */
  readonly locate: (page: Page) => Locator;
}

export const remoteScreens: readonly RemoteScreen[] = [
  {
    remote: "climber",
    path: "/",
    role: "climber",
    locate: (page) => page.getByRole("listbox", { name: /map/i }),
  },
  {
    remote: "feedProfile",
    path: "/feed",
    role: "climber",
    locate: (page) => page.getByRole("article").first(),
  },
  {
    remote: "setter",
    path: "/route_setting",
    role: "setter",
    locate: (page) => page.getByRole("tab").first(),
  },
  {
    remote: "admin",
    path: "/admin",
    role: "admin",
    locate: (page) => page.getByRole("searchbox"),
  },
];
