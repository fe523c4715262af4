import { REQUIRED_FEATURES } from "@topout/shared/federation";

const { declarations, elementProperties, scriptTypes } = REQUIRED_FEATURES;

/** The names of the browser features that Topout requires. */
export const requiredFeatures = [
  ...declarations.map(([property]) => property),
  ...elementProperties,
  ...scriptTypes,
];

/** Makes the browser appear to lack a feature. Runs in the page before its scripts. */
export function removeFeature(name: string) {
  const supports = CSS.supports.bind(CSS);
  Object.assign(CSS, {
    supports: (property: string, value: string) => property !== name && supports(property, value),
  });
  Reflect.deleteProperty(HTMLElement.prototype, name);
  const supportsType = HTMLScriptElement.supports.bind(HTMLScriptElement);
  Object.assign(HTMLScriptElement, {
    supports: (type: string) => type !== name && supportsType(type),
  });
}
