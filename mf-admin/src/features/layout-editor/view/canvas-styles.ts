import { css } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

/** All styles of the editor's drawing in one rule, as in the map. */
export const canvasStyles = css`
  .grid {
    stroke: ${color.line};
    stroke-width: 0.4;
  }

  .guide {
    fill: none;
    stroke: ${color["text-2"]};
    stroke-width: 1;
    stroke-dasharray: 4.5 3;
  }

  .guide-size {
    font: 640 6px var(--font);
    fill: ${color["text-3"]};
  }

  .origin {
    stroke: ${color["text-3"]};
    stroke-width: 0.9;
  }

  .area {
    stroke-width: 1.2;
    stroke-linejoin: round;
  }

  .active-outline {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2.2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .handle {
    fill: ${color.surface};
    stroke: ${color.accent};
    stroke-width: 1.8;
  }

  .handle.selected {
    fill: ${color.accent};
  }

  .handle-halo {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 1.1;
    stroke-dasharray: 2.4 1.8;
  }

  .label rect {
    fill: ${color.surface};
    stroke: ${color.line};
    stroke-width: 0.5;
  }

  .label text,
  .hint text,
  .measures text {
    font-family: var(--font);
    font-weight: 640;
    text-anchor: middle;
    dominant-baseline: central;
    fill: ${color.text};
  }

  .hint rect {
    fill: ${color.text};
  }

  .hint text {
    font-size: 6px;
    fill: ${color.bg};
  }

  .measures text {
    font-size: 5px;
    stroke: ${color["map-bg"]};
    stroke-width: 1.6;
    paint-order: stroke;
  }

  .warnings line {
    stroke: ${color.warning};
    stroke-width: 3;
    stroke-dasharray: 3 3;
  }

  .warnings circle {
    fill: ${color["warning-soft"]};
    fill-opacity: 0.85;
    stroke: ${color.warning};
    stroke-width: 1.4;
  }

  .warnings .ring {
    fill: none;
    stroke-width: 1.8;
    stroke-dasharray: 4 2.5;
  }

  .trace line {
    stroke: ${color.accent};
    stroke-width: 1.4;
    stroke-dasharray: 3 2;
  }

  .trace circle {
    fill: ${color.surface};
    stroke: ${color.accent};
    stroke-width: 1.4;
  }

  .selection-box {
    fill: ${color["accent-soft"]};
    fill-opacity: 0.5;
    stroke: ${color.accent};
    stroke-width: 0.8;
    stroke-dasharray: 2 1.5;
  }
`;
