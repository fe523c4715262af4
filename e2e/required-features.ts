import { REQUIRED_FEATURES } from "@topout/shared/federation";

const { declarations, elementProperties } = REQUIRED_FEATURES;

/** The names of the browser features that Topout requires. */
export const requiredFeatures = [
  ...declarations.map(([property]) => property),
  ...elementProperties,
];

/** Makes the browser appear to lack a feature. Runs in the page before its scripts. */
export function removeFeature(name: string) {
  const supports = CSS.supports.bind(CSS);
  Object.assign(CSS, {
    supports: (property: string, value: string) => property !== name && supports(property, value),
  });
  Reflect.deleteProperty(HTMLElement.prototype, name);
}
