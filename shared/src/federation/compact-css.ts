/**
 * A comment on separate lines that starts with a word. Directives such as `@vite-ignore` start with another character.
 */
const COMMENT = /\n[^\S\n]*\/\* \w[^*`$]*\*\//g;

/** Indentation and empty lines. */
const LINE_START = /\n\s+/g;

/** The end of a declaration or the start of a rule, but not of a line comment. */
const LINE_END = /^(?!.*\/\/)(.*[;{])\n/gm;

/**
 * Removes comments and white space from the CSS in styled-components templates. The minifier cannot remove them,
 * because they are part of a string. The patterns also match code outside templates, where comments and white space
 * have no meaning.
 */
export const compactCss = () => ({
  name: "topout-compact-css",
  apply: "build" as const,
  enforce: "pre" as const,
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code: string) => ({
      code: code.replaceAll(COMMENT, "").replaceAll(LINE_START, "\n").replaceAll(LINE_END, "$1"),
      map: null,
    }),
  },
});
