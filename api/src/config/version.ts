import manifest from "../../package.json" with { type: "json" };

/** The version that the health endpoint, the OpenAPI document and archives contain. */
export const { version } = manifest;
