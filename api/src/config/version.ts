import manifest from "../../package.json" with { type: "json" };

/** The program's, as its health and its OpenAPI tell it. */
export const { version } = manifest;
