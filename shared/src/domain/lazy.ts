/**
 * Creates a value when it is first used. For `Intl` formatters, because the first of a kind takes up to 80 ms on a phone:
 * the browser loads the data of the language.
 */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
