import manifest from "../../package.json" with { type: "json" };

/** The version of the program, for the health endpoint, the OpenAPI document and archives. */
export const { version } = manifest;
