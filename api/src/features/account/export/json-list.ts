/** One JSON list of all that the pages hold, an item on each line. */
export async function* toJsonArray(
  pages: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of pages) {
    for (const item of page) {
      yield `${before}${JSON.stringify(item)}`;
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
