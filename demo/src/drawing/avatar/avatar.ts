import { createRandom } from "../../random.ts";
import { createGradientStops, createElement } from "../svg.ts";
import { drawClothes } from "./clothes.ts";
import { drawFace, drawHead } from "./face.ts";
import { drawHair } from "./hair.ts";
import { type AvatarOptions, createAvatarStyle } from "./avatar-style.ts";

const SIZE = 250;

/** Draws an avatar. The result depends only on the username and the options. */
export function drawAvatar(username: string, options: AvatarOptions): string {
  const style = createAvatarStyle(options, createRandom(`face:${username}`));
  const { behind = "", front } = drawHair(style);
  return createElement(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: SIZE, height: SIZE, viewBox: "0 0 100 100" },
    createElement("defs", {}, glow),
    createElement("rect", { width: 100, height: 100, fill: style.background }),
    createElement("rect", { width: 100, height: 100, fill: "url(#glow)" }),
    createElement(
      "g",
      { transform: "translate(-8 -9.5) scale(1.16)" },
      createElement("g", { transform: `rotate(${style.tilt} 50 76)` }, behind),
      drawClothes(style),
      createElement(
        "g",
        { transform: `rotate(${style.tilt} 50 76)` },
        drawHead(style),
        drawFace(style),
        front,
      ),
    ),
  );
}

const glow = createElement(
  "radialGradient",
  { id: "glow", cx: 0.36, cy: 0.24, r: 0.9 },
  createGradientStops([
    { offset: 0, color: "#fff", opacity: 0.45 },
    { offset: 1, color: "#fff", opacity: 0 },
  ]),
);
