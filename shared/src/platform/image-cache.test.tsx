import { act, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { bustImageCache, useCacheBustedUrl } from "@topout/shared/platform";

function Photo({ at }: { at?: string }) {
  return <img alt="me" src={useCacheBustedUrl(at)} />;
}

const shown = () => screen.getByRole("img").getAttribute("src");

describe("a photo that was replaced", () => {
  test("is loaded anew wherever it is shown, each time", () => {
    render(<Photo at="/api/profile_photo/1" />);
    expect(shown()).toBe("/api/profile_photo/1");

    act(() => bustImageCache("/api/profile_photo/1"));
    expect(shown()).toBe("/api/profile_photo/1?v=1");

    act(() => bustImageCache("/api/profile_photo/1"));
    expect(shown()).toBe("/api/profile_photo/1?v=2");
  });

  test("leaves the others as they are, and who has none", () => {
    const { rerender } = render(<Photo at="/api/profile_photo/2" />);

    act(() => bustImageCache("/api/profile_photo/3"));

    expect(shown()).toBe("/api/profile_photo/2");
    rerender(<Photo />);
    expect(shown()).toBeNull();
  });
});
