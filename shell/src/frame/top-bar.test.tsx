import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { renderWithApi } from "../testing/render.ts";
import { TopBar } from "./top-bar.tsx";

const openBar = async (path: string) => {
  await renderWithApi({
    seed: (api) => api.signIn({ is_superuser: true, route_setter: true }),
    render: () => <TopBar hasGymSwitcher={false} />,
    initialEntry: path,
  });
  const links = within(screen.getByRole("navigation", { name: "Main" }));
  await links.findByRole("link", { name: "Admin" });
  return links
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => link.textContent);
};

describe("TopBar", () => {
  test.each([
    ["/", ["Dashboard"]],
    ["/route_setting", ["Route Setting"]],
    ["/route_setting/archive", ["Route Setting"]],
    ["/admin/audit", ["Admin"]],
    ["/admin/releases", ["Admin"]],
    ["/settings", []],
  ])("on %s marks %j", async (path, labels) => {
    expect(await openBar(path)).toEqual(labels);
  });
});
