import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { OVERLAY_ATTRIBUTES } from "@topout/shared/theme";

import { useOverlayAttribute } from "./use-overlay-attribute.ts";

function Overlay({ isModal = false }: { isModal?: boolean }) {
  useOverlayAttribute("any");
  useOverlayAttribute("modal", isModal);
  return null;
}

const getRootAttributes = () =>
  Object.values(OVERLAY_ATTRIBUTES).filter((attribute) =>
    document.documentElement.hasAttribute(attribute),
  );

describe("useOverlayAttribute", () => {
  test("sets the attribute on the root until the last overlay of its kind unmounts", () => {
    const { rerender } = render([<Overlay key="under" isModal />, <Overlay key="above" isModal />]);
    expect(getRootAttributes()).toEqual([OVERLAY_ATTRIBUTES.any, OVERLAY_ATTRIBUTES.modal]);

    rerender([<Overlay key="above" isModal />]);
    expect(getRootAttributes()).toEqual([OVERLAY_ATTRIBUTES.any, OVERLAY_ATTRIBUTES.modal]);

    rerender([<Overlay key="above" isModal={false} />]);
    expect(getRootAttributes()).toEqual([OVERLAY_ATTRIBUTES.any]);

    rerender([]);
    expect(getRootAttributes()).toEqual([]);
  });
});
