import type { Random } from "../../random.ts";

export const hairstyles = [
  "crop",
  "swoop",
  "bob",
  "long",
  "bun",
  "curls",
  "ponytail",
  "shaved",
  "messy",
  "braids",
  "scarf",
  "beanie",
] as const;
export type Hairstyle = (typeof hairstyles)[number];

interface Skin {
  readonly fill: string;
  readonly shade: string;
  readonly blush: string;
}

export interface AvatarStyle {
  readonly background: string;
  readonly skin: Skin;
  readonly hair: string;
  readonly hairstyle: Hairstyle;
  readonly top: string;
  readonly collar: "crew" | "hood" | "vest";
  readonly glasses: "none" | "round" | "square";
  readonly beard: "none" | "full" | "moustache" | "stubble";
  readonly smile: "soft" | "wide" | "open" | "wry";
  readonly tilt: number;
}

const skins: readonly [Skin, ...Skin[]] = [
  { fill: "#f6d3ba", shade: "#e6b595", blush: "#ef9d8b" },
  { fill: "#efc19b", shade: "#d9a077", blush: "#e58a6f" },
  { fill: "#d99f72", shade: "#bd7f52", blush: "#cf6f52" },
  { fill: "#b0764a", shade: "#925b34", blush: "#a8523a" },
  { fill: "#835433", shade: "#683e23", blush: "#8f4330" },
  { fill: "#5f3b25", shade: "#482a18", blush: "#743526" },
];

const backgrounds = [
  "#dcebd3",
  "#f7e0a8",
  "#cfe3f1",
  "#f6d8ca",
  "#dcd6f0",
  "#cdeae3",
  "#f5d3df",
  "#e6e1d4",
  "#fbd9b5",
] as const;

const darkHair = ["#1f1a17", "#2f211a", "#4a2f1f"] as const;
const hairColors = [
  ...darkHair,
  "#6f4526",
  "#a9692f",
  "#c98f45",
  "#e0bb72",
  "#b5472a",
  "#8b8782",
] as const;
const tops = [
  "#00665c",
  "#f5a623",
  "#c8453b",
  "#31456e",
  "#7a4fb5",
  "#9aa3a8",
  "#2b2d31",
  "#5f8f5a",
  "#e07a9c",
] as const;

const beardHairstyles: ReadonlySet<Hairstyle> = new Set([
  "crop",
  "swoop",
  "shaved",
  "messy",
  "beanie",
]);

/** The fixed properties of an avatar. All others are random. `skin` is 0 (lightest) to 5. */
export interface AvatarOptions {
  readonly hairstyle: Hairstyle;
  readonly skin: 0 | 1 | 2 | 3 | 4 | 5;
  readonly hasDarkHair?: boolean;
}

export function createAvatarStyle(
  { hairstyle, skin, hasDarkHair = skin > 1 }: AvatarOptions,
  random: Random,
): AvatarStyle {
  return {
    background: random.pick(backgrounds),
    skin: skins[skin] ?? skins[0],
    hair: random.pick(hasDarkHair ? darkHair : hairColors),
    hairstyle,
    top: random.pick(tops),
    collar: hairstyle === "scarf" ? "crew" : random.pick(["crew", "hood", "vest"]),
    glasses: random.pick(["none", "none", "none", "round", "square"]),
    beard: beardHairstyles.has(hairstyle)
      ? random.pick(["none", "full", "moustache", "stubble", "none"])
      : "none",
    smile: random.pick(["soft", "wide", "open", "wry"]),
    tilt: random.between(-5, 5),
  };
}
