import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";

import { VideoThumbnail } from "./video-thumbnail.tsx";

const getImage = () => document.querySelector("img");

test("a thumbnail that could not be loaded is shown again when its URL changes", () => {
  const { rerender } = render(<VideoThumbnail src="/api/ended" />);
  fireEvent.error(getImage() ?? document.body);
  expect(getImage()).toBeNull();

  rerender(<VideoThumbnail src="/api/current" />);

  expect(getImage()).toHaveAttribute("src", "/api/current");
});
