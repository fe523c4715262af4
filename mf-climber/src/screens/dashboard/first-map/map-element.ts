import { drawingStyles } from "@topout/shared/gym-map";
import { color } from "@topout/shared/theme";

const CLASS = "first-map";

/** The map covers the skeleton that contains it. */
const elementStyles = `
  .${CLASS} {
    position: absolute;
    z-index: 1;
    inset: 0;
    overflow: hidden;
    border-radius: inherit;
    background: ${color["map-bg"]};
  }
  .${CLASS} div {
    position: absolute;
    inset: 0;
  }
  .${CLASS} div::before {
    content: "";
    position: absolute;
    inset: -200%;
    background: radial-gradient(circle at center, ${color.tnut} 1.1px, transparent 1.6px) center /
      18px 18px;
  }
  .${CLASS} svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

/** Creates the element of the map, and adds its styles to the document. */
export function createMapElement() {
  const element = document.createElement("div");
  element.className = CLASS;
  const drawing = document.createElement("div");
  element.append(drawing);
  addStyles();
  return { element, drawing };
}

/** Adds the rules by a script, because the content security policy allows no style element with a text. */
function addStyles(): void {
  const { sheet } = document.head.appendChild(document.createElement("style"));
  if (!sheet) return;
  sheet.insertRule(`@media all {${drawingStyles}}`);
  for (const rule of (sheet.cssRules[0] as CSSMediaRule).cssRules) {
    // Some supported browsers do not support nested rules.
    const styleRule = rule as CSSStyleRule;
    styleRule.selectorText = `.${CLASS} :is(${styleRule.selectorText})`;
  }
  sheet.insertRule(`@media all {${elementStyles}}`);
}
