interface BoldValuesProps {
  values: readonly string[];
  /** Returns the whole text with the values. */
  format: (...values: string[]) => string;
}

/** The first of the characters that stand for the values while the text is split. No keyboard types them. */
const FIRST_PLACEHOLDER = 0xe000;

/** A text with several values in bold, wherever the text contains them. */
export function BoldValues({ values, format }: BoldValuesProps) {
  const placeholders = values.map((_, index) => String.fromCodePoint(FIRST_PLACEHOLDER + index));
  return format(...placeholders)
    .split(/([\uE000-\uE00F])/)
    .map((text) => {
      const value = values[placeholders.indexOf(text)];
      return value === undefined ? text : <b key={text}>{value}</b>;
    });
}
