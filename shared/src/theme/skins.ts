import { CIRCUIT_COLORS } from "@topout/shared/contract";

/** How a circuit's colour is drawn. `white` is drawn as a ring. Unknown colours use it too. */
export const SKINS = [...CIRCUIT_COLORS, "white"] as const;
export type Skin = (typeof SKINS)[number];

export interface SkinColors {
  /** The area of a hold. */
  readonly fill: string;
  /** The outline of a hold. */
  readonly edge: string;
  /** Ticks and initials on the fill. */
  readonly ink: string;
  /** Text on the tint or on the page. */
  readonly text: string;
  /** The background of chips. */
  readonly tint: string;
}

const isSkin = (color: string): color is Skin => SKINS.some((skin) => skin === color);

/** The skin of a circuit's colour key. A circuit *named* White has the white ring with any colour key. */
export function getCircuitSkin(circuit: { readonly name?: string; readonly color: string }): Skin {
  if (circuit.name?.trim().toLowerCase() === "white") return "white";
  return isSkin(circuit.color) ? circuit.color : "white";
}

export const skinColors: Readonly<Record<"light" | "dark", Readonly<Record<Skin, SkinColors>>>> = {
  light: {
    green: {
      fill: "#2aa64c",
      edge: "#1a7534",
      ink: "#031b0a",
      text: "#17692f",
      tint: "#e0f2e4",
    },
    white: {
      fill: "#ffffff",
      edge: "#777165",
      ink: "#1b1a17",
      text: "#4f4b43",
      tint: "#efece5",
    },
    blue: {
      fill: "#2166e8",
      edge: "#1649ab",
      ink: "#ffffff",
      text: "#1649ab",
      tint: "#e1ebfc",
    },
    black: {
      fill: "#232427",
      edge: "#050506",
      ink: "#ffffff",
      text: "#1b1a17",
      tint: "#e4e3e0",
    },
    pink: {
      fill: "#f062ac",
      edge: "#b3266e",
      ink: "#31051b",
      text: "#a01f61",
      tint: "#fce6f1",
    },
    red: {
      fill: "#dc3430",
      edge: "#a41d1a",
      ink: "#ffffff",
      text: "#a41d1a",
      tint: "#fce5e3",
    },
    violet: {
      fill: "#7c43e6",
      edge: "#5523b4",
      ink: "#ffffff",
      text: "#5a28b8",
      tint: "#ede5fc",
    },
    yellow: {
      fill: "#f7cb15",
      edge: "#8a6a00",
      ink: "#241c00",
      text: "#6f5500",
      tint: "#fcf3cc",
    },
    orange: {
      fill: "#f57f1f",
      edge: "#a84a00",
      ink: "#2a1200",
      text: "#934100",
      tint: "#fdebda",
    },
  },
  dark: {
    green: {
      fill: "#2fb455",
      edge: "#66d888",
      ink: "#031b0a",
      text: "#74dd94",
      tint: "#15301d",
    },
    white: {
      fill: "#f3f1ea",
      edge: "#ffffff",
      ink: "#1b1a17",
      text: "#f3f1ea",
      tint: "#333530",
    },
    blue: {
      fill: "#2a69e4",
      edge: "#7ba9ff",
      ink: "#ffffff",
      text: "#8fb6ff",
      tint: "#152543",
    },
    black: {
      fill: "#474b52",
      edge: "#b9bdc4",
      ink: "#ffffff",
      text: "#d4d7dc",
      tint: "#2b2d30",
    },
    pink: {
      fill: "#f26fb4",
      edge: "#ff9acd",
      ink: "#31051b",
      text: "#ffa6d3",
      tint: "#3b1729",
    },
    red: {
      fill: "#e5443f",
      edge: "#ff817b",
      ink: "#1e0403",
      text: "#ff948f",
      tint: "#3b1917",
    },
    violet: {
      fill: "#8650f0",
      edge: "#b795ff",
      ink: "#ffffff",
      text: "#c0a2ff",
      tint: "#271a45",
    },
    yellow: {
      fill: "#f9d02b",
      edge: "#ffe27a",
      ink: "#241c00",
      text: "#ffe07a",
      tint: "#352d0b",
    },
    orange: {
      fill: "#f98a2e",
      edge: "#ffb072",
      ink: "#2a1200",
      text: "#ffb67c",
      tint: "#3a220d",
    },
  },
};
