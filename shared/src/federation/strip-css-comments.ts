/** A comment on lines of its own that begins with a word. Directives such as `@vite-ignore` begin with another character. */
const COMMENT = /\n[^\S\n]*\/\* \w[^*`$]*\*\//g;

/**
 * Removes the comments from the templates of styled-components, which the minifier keeps because they are part of a string.
 * Comments of the script have the same form and go as well.
 */
export const stripCssComments = () => ({
  name: "topout-strip-css-comments",
  apply: "build" as const,
  enforce: "pre" as const,
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code: string) => ({ code: code.replaceAll(COMMENT, ""), map: null }),
  },
});
