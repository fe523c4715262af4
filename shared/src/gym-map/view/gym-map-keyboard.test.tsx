import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";

import {
  getActiveOption,
  mockCanvasSize,
  openMap,
  pressKeys,
  getTransform,
} from "../testing/open-map.tsx";

beforeEach(mockCanvasSize);

describe("GymMap with a keyboard", () => {
  test("has one tab stop, and no active option at first", async () => {
    const { map } = openMap();

    await pressKeys("{Tab}");

    expect(map).toHaveFocus();
    expect(getActiveOption()).toBeUndefined();
  });

  test("selects the dot nearest the centre with the first arrow key", async () => {
    openMap();

    await pressKeys("{Tab}{ArrowLeft}");

    expect(getActiveOption()).toBe("P1, Purple, The Slab, not sent");
  });

  test("selects the nearest dot in the direction of the arrow key", async () => {
    openMap();

    await pressKeys("{Tab}{ArrowLeft}{ArrowRight}");

    expect(getActiveOption()).toMatch(/^P2/);
    expect(screen.getByRole("option", { selected: true })).toHaveAccessibleName(/^P2/);
  });

  test("keeps the selection when there is no dot in that direction", async () => {
    openMap();

    await pressKeys("{Tab}{ArrowUp}{ArrowUp}");

    expect(getActiveOption()).toMatch(/^P1/);
  });

  test("selects dots in order with Home, End, Page Up and Page Down", async () => {
    openMap();

    await pressKeys("{Tab}{End}{Home}");
    expect(getActiveOption()).toMatch(/^P1/);

    await pressKeys("{PageDown}");
    expect(getActiveOption()).toMatch(/^P2/);

    await pressKeys("{PageUp}");
    expect(getActiveOption()).toMatch(/^P1/);
  });

  test("opens the selected dot with Enter, and does nothing without a selection", async () => {
    const { onOpen } = openMap();

    await pressKeys("{Tab}{Enter}");
    expect(onOpen).not.toHaveBeenCalled();

    await pressKeys("{ArrowDown}{Enter}");
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("P1");
  });

  test("zooms by 5 % with + and −", async () => {
    openMap();

    await pressKeys("{Tab}+");
    expect(getTransform()).toContain("scale(1.05)");

    await pressKeys("-");
    expect(getTransform()).toContain("scale(1)");
  });
});
