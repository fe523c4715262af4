interface BoldValueProps {
  value: string;
  /** For names. */
  translate?: "no";
  /** Returns the whole text with the value. */
  format: (value: string) => string;
}

/** Stands for the value while the text is split. No keyboard types it. */
const PLACEHOLDER = "\uFFFC";

/** A text with a value in bold, wherever the text contains it. */
export function BoldValue({ value, translate, format }: BoldValueProps) {
  const [before, after] = format(PLACEHOLDER).split(PLACEHOLDER);
  return (
    <>
      {before}
      <b translate={translate}>{value}</b>
      {after}
    </>
  );
}
