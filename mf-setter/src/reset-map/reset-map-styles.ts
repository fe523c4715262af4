import { mapStyles } from "@topout/shared/gym-map";
import { css } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

/** A length that keeps its size on the screen when the map is zoomed in, as the dots do. */
const scale = (length: number) => `calc(${length}px * var(--dot-scale))`;

/** In one rule and without `opacity` and `transform`, as all styles of a map. */
export const resetMapStyles = css`
  ${mapStyles}

  .reset-area {
    fill: ${color["map-mat"]};
    stroke: ${color["map-mat-line"]};
    stroke-width: 0.8;
    stroke-dasharray: 2.4 1.8;
    stroke-linejoin: round;
  }

  .chosen-area {
    stroke: ${color.text};
    stroke-width: 1;
    stroke-linejoin: round;
  }

  .hatch {
    fill: none;
    stroke: ${color["text-3"]};
    stroke-width: 0.4;
  }

  .taken-area {
    fill: none;
    stroke: ${color.text};
    stroke-width: 1;
    stroke-dasharray: 4 3;
    stroke-linejoin: round;
  }

  /* The shapes have their size as coordinates. */
  .shape {
    stroke-width: ${scale(1.07)};
  }

  .initial {
    font-size: ${scale(7)};
  }

  .dot-label {
    font-size: ${scale(4.6)};
    stroke-width: ${scale(1.4)};
  }

  .selection {
    stroke-width: ${scale(1.6)};
  }

  :is([data-mark="down"], [data-mark="taken"]) .shape {
    fill-opacity: 0.2;
  }

  .slash,
  .slash-halo {
    fill: none;
    stroke: ${color.text};
    stroke-width: ${scale(1.6)};
    stroke-linecap: round;
  }

  .slash-halo {
    stroke: ${color["map-bg"]};
    stroke-width: ${scale(3.4)};
  }

  .sticker,
  .sticker-edge {
    fill: none;
    stroke: ${color.surface};
    stroke-width: ${scale(3.8)};
    stroke-linejoin: round;
  }

  .sticker-edge {
    stroke: ${color.text};
    stroke-width: ${scale(5.4)};
  }

  .clock circle {
    fill: ${color.text};
  }

  .clock path {
    fill: none;
    stroke: ${color.bg};
    stroke-width: ${scale(0.9)};
    stroke-linecap: round;
  }

  .setter-badges circle {
    stroke: ${color.text};
    stroke-width: ${scale(0.9)};
  }

  .setter-badges circle:first-child {
    fill: ${color.sunken};
  }

  .setter-badges text {
    font: 680 ${scale(5)} var(--font);
    fill: ${color.text};
    text-anchor: middle;
    dominant-baseline: central;
  }

  .pill rect {
    fill: ${color.raised};
    stroke: ${color["line-strong"]};
    stroke-width: 0.5;
  }

  .pill text {
    font: 680 5.4px var(--font);
    fill: ${color.text};
    text-anchor: middle;
    dominant-baseline: central;
  }

  .tag rect {
    stroke-width: ${scale(0.5)};
  }

  .tag text {
    font-size: ${scale(5.4)};
  }

  .pill .count {
    font-weight: 500;
    fill: ${color["text-2"]};
  }

  .pill[data-chosen="true"] rect {
    fill: ${color.text};
    stroke: ${color.text};
  }

  .pill[data-chosen="true"] :is(text, .count) {
    fill: ${color.bg};
  }

  .pill .cross {
    stroke: ${color.bg};
    stroke-width: 1.1;
    stroke-linecap: round;
  }
`;
