import { createRandom } from "../../random.ts";
import { gradientStops, element } from "../svg.ts";
import { drawClothes } from "./clothes.ts";
import { drawFace, drawHead } from "./face.ts";
import { drawHair } from "./hair.ts";
import { type AvatarOptions, createAvatarStyle } from "./avatar-style.ts";

const SIZE = 250;

/** Draws an avatar. The result depends only on the username and the options. */
export function drawAvatar(username: string, options: AvatarOptions): string {
  const style = createAvatarStyle(options, createRandom(`face:${username}`));
  const { behind = "", front } = drawHair(style);
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: SIZE, height: SIZE, viewBox: "0 0 100 100" },
    element("defs", {}, glow),
    element("rect", { width: 100, height: 100, fill: style.background }),
    element("rect", { width: 100, height: 100, fill: "url(#glow)" }),
    element(
      "g",
      { transform: "translate(-8 -9.5) scale(1.16)" },
      element("g", { transform: `rotate(${style.tilt} 50 76)` }, behind),
      drawClothes(style),
      element(
        "g",
        { transform: `rotate(${style.tilt} 50 76)` },
        drawHead(style),
        drawFace(style),
        front,
      ),
    ),
  );
}

const glow = element(
  "radialGradient",
  { id: "glow", cx: 0.36, cy: 0.24, r: 0.9 },
  gradientStops([
    { at: 0, color: "#fff", opacity: 0.45 },
    { at: 1, color: "#fff", opacity: 0 },
  ]),
);
