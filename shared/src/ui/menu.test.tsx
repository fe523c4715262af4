import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";

import { MenuItem, MenuLink } from "./menu-item.tsx";
import { Menu } from "./menu.tsx";

const openMenu = async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn<(name: string) => void>();
  render(
    <MemoryRouter>
      <Menu
        label="Sort"
        trigger={(props) => (
          <button type="button" {...props}>
            Sort by
          </button>
        )}
      >
        {["Name", "Sent", "Most sent"].map((name) => (
          <MenuItem
            key={name}
            kind="radio"
            checked={name === "Sent"}
            onSelect={() => onSelect(name)}
          >
            {name}
          </MenuItem>
        ))}
        <MenuLink to="/settings">Settings</MenuLink>
      </Menu>
      <p>Elsewhere</p>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole("button", { name: "Sort by" }));
  return { user, onSelect };
};

describe("Menu", () => {
  test("focuses the checked item when it opens", async () => {
    await openMenu();

    expect(screen.getByRole("menuitemradio", { name: "Sent" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "Sort by", expanded: true })).toBeVisible();
  });

  test("moves focus with arrow keys and by typing", async () => {
    const { user } = await openMenu();

    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitemradio", { name: "Most sent" })).toHaveFocus();

    await user.keyboard("{End}");
    expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveFocus();

    await user.keyboard("n");
    expect(screen.getByRole("menuitemradio", { name: "Name" })).toHaveFocus();
  });

  test("calls onSelect, closes and returns focus to its button", async () => {
    const { user, onSelect } = await openMenu();

    await user.keyboard("{Home}{Enter}");

    expect(onSelect).toHaveBeenCalledExactlyOnceWith("Name");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Sort by" })).toHaveFocus();
  });

  test("closes on Escape and on a press outside", async () => {
    const { user } = await openMenu();

    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();

    await user.keyboard("{ArrowUp}");
    expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveFocus();

    await user.click(screen.getByText("Elsewhere"));
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });
});
