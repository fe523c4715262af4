import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { OVERLAY_ATTRIBUTES } from "@topout/shared/theme";

import { useOverlayAttribute } from "./use-overlay-attribute.ts";

function Overlay({ modal = false }: { modal?: boolean }) {
  useOverlayAttribute("any");
  useOverlayAttribute("modal", modal);
  return null;
}

const getRootAttributes = () =>
  Object.values(OVERLAY_ATTRIBUTES).filter((attribute) =>
    document.documentElement.hasAttribute(attribute),
  );

describe("useOverlayAttribute", () => {
  test("sets the attribute on the root until the last overlay of its kind unmounts", () => {
    const { rerender } = render([<Overlay key="under" modal />, <Overlay key="above" modal />]);
    expect(getRootAttributes()).toEqual([OVERLAY_ATTRIBUTES.any, OVERLAY_ATTRIBUTES.modal]);

    rerender([<Overlay key="above" modal />]);
    expect(getRootAttributes()).toEqual([OVERLAY_ATTRIBUTES.any, OVERLAY_ATTRIBUTES.modal]);

    rerender([<Overlay key="above" modal={false} />]);
    expect(getRootAttributes()).toEqual([OVERLAY_ATTRIBUTES.any]);

    rerender([]);
    expect(getRootAttributes()).toEqual([]);
  });
});
