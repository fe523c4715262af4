import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { renderWithApi } from "../../testing/render.ts";
import { Component as Store } from "./store-screen.tsx";

const openStore = () => renderWithApi({ seed: async () => {}, render: () => <Store /> });

describe("the store", () => {
  test("sells a tee for £20, with 117 reviews and four stars", async () => {
    await openStore();

    expect(screen.getByRole("heading", { name: "Topout Tee" })).toBeInTheDocument();
    expect(screen.getByText("£20")).toBeInTheDocument();
    expect(screen.getByText("117 reviews")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Rating 4 of 5" })).toBeInTheDocument();
  });

  test("shows the tee in the selected colour", async () => {
    const { user } = await openStore();
    expect(screen.getByRole("img", { name: "Topout Tee, white" })).toBeInTheDocument();

    await user.click(screen.getByRole("radio", { name: "Black" }));

    expect(screen.getByRole("img", { name: "Topout Tee, black" })).toBeInTheDocument();
  });

  test("has every size from XXS to 3XL, and only 3XL in stock", async () => {
    await openStore();
    const sizes = screen
      .getAllByRole<HTMLInputElement>("radio")
      .filter(({ name }) => name === "size");

    expect(sizes).toHaveLength(8);
    expect(sizes.filter(({ disabled }) => !disabled)).toEqual([
      screen.getByRole("radio", { name: "3XL", checked: true }),
    ]);
    expect(screen.getByText("Only 3XL in stock")).toBeInTheDocument();
  });

  test("has a bag button that does nothing", async () => {
    const { user } = await openStore();
    const before = document.body.innerHTML;

    await user.click(screen.getByRole("button", { name: "Add to bag" }));

    expect(document.body.innerHTML).toBe(before);
  });
});
