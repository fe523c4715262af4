import { circuit, color } from "@topout/shared/theme";
import { markStyles } from "@topout/shared/ui";

/** The map that is drawn before the code of the screen. See docs/decisions/0050-first-map.md. */
export const FIRST_MAP_CLASS = "first-map";

/** The styles of the floor and the dots, as text, because the first map uses them before the code has loaded. */
export const drawingStyles = `
  .mat {
    fill: ${color["map-mat"]};
  }

  .stitch {
    fill: none;
    stroke: ${color["map-mat-line"]};
    stroke-width: 1;
    stroke-dasharray: 2.6 2.4;
    stroke-linejoin: round;
  }

  .wall,
  .boulder {
    fill: none;
    stroke: ${color["map-wall"]};
    stroke-width: 4.4;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .boulder {
    fill: ${color["map-wall"]};
    stroke-width: 3;
  }

  .wall-top {
    fill: none;
    stroke: #fff;
    stroke-opacity: 0.16;
    stroke-width: 1.1;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .area-label {
    font: 700 6.2px var(--font);
    letter-spacing: 0.09em;
    fill: ${color.text};
    fill-opacity: 0.72;
    text-anchor: middle;
    dominant-baseline: middle;
  }

  .area-label[data-ground="boulder"] {
    fill: ${color["map-bg"]};
    fill-opacity: 0.95;
  }

  .shape {
    fill: ${circuit.fill};
    stroke: ${circuit.edge};
    stroke-width: 1.07;
    stroke-linejoin: round;
  }

  [data-state="unsent"] .shape,
  [data-state="attempted"] .shape {
    fill-opacity: 0.3;
  }

  .pip {
    fill: ${circuit.edge};
  }

  .disc {
    fill: none;
    stroke: ${circuit.edge};
    stroke-width: 0.8;
  }

  .tick {
    fill: none;
    stroke: ${circuit.ink};
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .initial {
    font: 760 7px var(--font);
    fill: ${circuit.ink};
    text-anchor: middle;
    dominant-baseline: central;
  }

  [data-state="unsent"] .initial {
    fill: ${circuit.text};
  }

  .project {
    fill: none;
    stroke: ${color.text};
    stroke-width: 1.1;
    stroke-dasharray: 2.4 1.8;
  }

  .mark {
    ${markStyles}
  }
`;
