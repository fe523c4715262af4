import { addStyles } from "@topout/shared/first-load";
import { drawingStyles, FIRST_MAP_CLASS } from "@topout/shared/gym-map";
import { color } from "@topout/shared/theme";

/** The map covers the skeleton that contains it. */
const elementStyles = `
  .${FIRST_MAP_CLASS} {
    position: absolute;
    z-index: 1;
    inset: 0;
    overflow: hidden;
    border-radius: inherit;
    background: ${color["map-bg"]};
  }
  .${FIRST_MAP_CLASS} div {
    position: absolute;
    inset: 0;
  }
  .${FIRST_MAP_CLASS} div::before {
    content: "";
    position: absolute;
    inset: -200%;
    background: radial-gradient(circle at center, ${color.tnut} 1.1px, transparent 1.6px) center /
      18px 18px;
  }
  .${FIRST_MAP_CLASS} svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

/** Creates the element of the map, and adds its styles to the document. */
export function createMapElement() {
  const element = document.createElement("div");
  element.className = FIRST_MAP_CLASS;
  const drawing = document.createElement("div");
  element.append(drawing);
  scope(addStyles(drawingStyles));
  addStyles(elementStyles);
  return { element, drawing };
}

/** Limits the rules to this map, because React's map has the same ones. Some supported browsers have no nested rules. */
function scope(rules: Iterable<CSSRule>): void {
  for (const rule of rules as Iterable<CSSStyleRule>) {
    rule.selectorText = `.${FIRST_MAP_CLASS} :is(${rule.selectorText})`;
  }
}
