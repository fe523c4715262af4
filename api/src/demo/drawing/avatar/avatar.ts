import { randomFor } from "../../random.ts";
import { stops, tag } from "../svg.ts";
import { drawClothes } from "./clothes.ts";
import { drawFace, drawHead } from "./face.ts";
import { hairOf } from "./hair.ts";
import { type Face, lookOf } from "./looks.ts";

const SIZE = 250;

/** Somebody's picture: the same name has the same face. */
export function drawAvatar(username: string, face: Face): string {
  const look = lookOf(face, randomFor(`face:${username}`));
  const { behind = "", front } = hairOf(look);
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: SIZE, height: SIZE, viewBox: "0 0 100 100" },
    tag("defs", {}, glow),
    tag("rect", { width: 100, height: 100, fill: look.ground }),
    tag("rect", { width: 100, height: 100, fill: "url(#glow)" }),
    tag(
      "g",
      { transform: "translate(-8 -9.5) scale(1.16)" },
      tag("g", { transform: `rotate(${look.tilt} 50 76)` }, behind),
      drawClothes(look),
      tag("g", { transform: `rotate(${look.tilt} 50 76)` }, drawHead(look), drawFace(look), front),
    ),
  );
}

const glow = tag(
  "radialGradient",
  { id: "glow", cx: 0.36, cy: 0.24, r: 0.9 },
  stops([
    { at: 0, color: "#fff", opacity: 0.45 },
    { at: 1, color: "#fff", opacity: 0 },
  ]),
);
