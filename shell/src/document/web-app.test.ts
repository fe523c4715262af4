// @vitest-environment node
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { renderAppIcons } from "./app-icons.ts";
import { webManifest } from "./web-manifest.ts";

const GROUND = [27, 26, 23, 255];
const CLEAR = [0, 0, 0, 0];

const icons = await renderAppIcons();
const manifest = webManifest(icons);

/** A pixel's red, green, blue and opacity. */
const pixel = async (png: Buffer, [x, y]: readonly [number, number]) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + info.channels)];
};

describe("the web app's manifest", () => {
  test("names icons of the sizes that installing asks for, maskable ones too", () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "192x192 maskable",
      "512x512 maskable",
    ]);
  });

  test("keeps every address inside its scope", () => {
    const addresses = [
      manifest.id,
      manifest.start_url,
      ...manifest.shortcuts.map(({ url }) => url),
    ];

    expect(addresses.every((address) => address.startsWith(manifest.scope))).toBe(true);
  });
});

describe("an icon", () => {
  test.each(Object.entries(icons))("%s is a PNG of the size it claims", async (_name, icon) => {
    const { format, width, height } = await sharp(icon.png).metadata();

    expect([format, width, height]).toEqual(["png", icon.size, icon.size]);
  });

  test.each([
    ["any512", CLEAR],
    ["maskable512", GROUND],
    ["appleTouch", GROUND],
  ] as const)("%s has the corners that its system expects", async (name, color) => {
    expect(await pixel(icons[name].png, [0, 0])).toEqual(color);
  });

  test("that may be cut has nothing but ground outside the inner circle", async () => {
    const { png, size } = icons.maskable192;
    const onTheCircle = Array.from({ length: 72 }, (_, step) => {
      const angle = (step * Math.PI) / 36;
      const radius = size * 0.4 + 2;
      return [
        Math.round(size / 2 + radius * Math.cos(angle)),
        Math.round(size / 2 + radius * Math.sin(angle)),
      ] as const;
    });

    const seen = await Promise.all(onTheCircle.map((place) => pixel(png, place)));

    expect(seen.every((color) => color.join() === GROUND.join())).toBe(true);
  });
});
