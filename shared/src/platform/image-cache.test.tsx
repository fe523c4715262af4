import { act, render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { bustImageCache, useCacheBustedUrl } from "@topout/shared/platform";

function Photo({ url }: { url?: string }) {
  return <img alt="me" src={useCacheBustedUrl(url)} />;
}

const getSrc = () => screen.getByRole("img").getAttribute("src");

describe("useCacheBustedUrl", () => {
  test("changes the URL after each replacement", () => {
    render(<Photo url="/api/profile_photo/1" />);
    expect(getSrc()).toBe("/api/profile_photo/1");

    act(() => bustImageCache("/api/profile_photo/1"));
    expect(getSrc()).toBe("/api/profile_photo/1?v=1");

    act(() => bustImageCache("/api/profile_photo/1"));
    expect(getSrc()).toBe("/api/profile_photo/1?v=2");
  });

  test("does not change other URLs or undefined", () => {
    const { rerender } = render(<Photo url="/api/profile_photo/2" />);

    act(() => bustImageCache("/api/profile_photo/3"));

    expect(getSrc()).toBe("/api/profile_photo/2");
    rerender(<Photo />);
    expect(getSrc()).toBeNull();
  });
});
