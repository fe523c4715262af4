import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { OVERLAY_ATTRIBUTES } from "@topout/shared/theme";

import { useOverlayAttribute } from "./use-overlay-attribute.ts";

function Layer({ modal = false }: { modal?: boolean }) {
  useOverlayAttribute("any");
  useOverlayAttribute("modal", modal);
  return null;
}

const said = () =>
  Object.values(OVERLAY_ATTRIBUTES).filter((attribute) =>
    document.documentElement.hasAttribute(attribute),
  );

describe("what lies over the page", () => {
  test("is said on the root until the last of its kind has gone", () => {
    const { rerender } = render([<Layer key="under" modal />, <Layer key="above" modal />]);
    expect(said()).toEqual([OVERLAY_ATTRIBUTES.any, OVERLAY_ATTRIBUTES.modal]);

    rerender([<Layer key="above" modal />]);
    expect(said()).toEqual([OVERLAY_ATTRIBUTES.any, OVERLAY_ATTRIBUTES.modal]);

    rerender([<Layer key="above" modal={false} />]);
    expect(said()).toEqual([OVERLAY_ATTRIBUTES.any]);

    rerender([]);
    expect(said()).toEqual([]);
  });
});
