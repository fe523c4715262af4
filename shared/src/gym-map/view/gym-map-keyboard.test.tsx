import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";

import { active, layOutCanvas, openMap, press, transform } from "../testing/open-map.tsx";

beforeEach(layOutCanvas);

describe("the gym map to the keyboard", () => {
  test("is one tab stop with nothing active", async () => {
    const { map } = openMap();

    await press("{Tab}");

    expect(map).toHaveFocus();
    expect(active()).toBeUndefined();
  });

  test("picks the dot nearest the middle with the first arrow", async () => {
    openMap();

    await press("{Tab}{ArrowLeft}");

    expect(active()).toBe("P1, Purple, The Slab, not sent");
  });

  test("walks to the nearest dot in the arrow's direction", async () => {
    openMap();

    await press("{Tab}{ArrowLeft}{ArrowRight}");

    expect(active()).toMatch(/^P2/);
    expect(screen.getByRole("option", { selected: true })).toHaveAccessibleName(/^P2/);
  });

  test("stays where it is when there is no dot in that direction", async () => {
    openMap();

    await press("{Tab}{ArrowUp}{ArrowUp}");

    expect(active()).toMatch(/^P1/);
  });

  test("walks all dots in their order with Home, End, Page Up and Page Down", async () => {
    openMap();

    await press("{Tab}{End}{Home}");
    expect(active()).toMatch(/^P1/);

    await press("{PageDown}");
    expect(active()).toMatch(/^P2/);

    await press("{PageUp}");
    expect(active()).toMatch(/^P1/);
  });

  test("opens the active dot with Enter, and nothing without one", async () => {
    const { onOpen } = openMap();

    await press("{Tab}{Enter}");
    expect(onOpen).not.toHaveBeenCalled();

    await press("{ArrowDown}{Enter}");
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("P1");
  });

  test("zooms by 5 % with + and −", async () => {
    openMap();

    await press("{Tab}+");
    expect(transform()).toContain("scale(1.05)");

    await press("-");
    expect(transform()).toContain("scale(1)");
  });
});
