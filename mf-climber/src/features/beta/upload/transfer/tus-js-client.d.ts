/** The sources of the package. Its main module is compiled for old browsers, and is 50 % larger. */
declare module "tus-js-client/lib/browser/index.js" {
  export * from "tus-js-client";
}
