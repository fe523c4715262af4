import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { OVER_PAGE } from "@topout/shared/theme";

import { useOverPage } from "./use-over-page.ts";

function Layer({ modal = false }: { modal?: boolean }) {
  useOverPage("anything");
  useOverPage("modal", modal);
  return null;
}

const said = () =>
  Object.values(OVER_PAGE).filter((attribute) => document.documentElement.hasAttribute(attribute));

describe("what lies over the page", () => {
  test("is said on the root until the last of its kind has gone", () => {
    const { rerender } = render([<Layer key="under" modal />, <Layer key="above" modal />]);
    expect(said()).toEqual([OVER_PAGE.anything, OVER_PAGE.modal]);

    rerender([<Layer key="above" modal />]);
    expect(said()).toEqual([OVER_PAGE.anything, OVER_PAGE.modal]);

    rerender([<Layer key="above" modal={false} />]);
    expect(said()).toEqual([OVER_PAGE.anything]);

    rerender([]);
    expect(said()).toEqual([]);
  });
});
