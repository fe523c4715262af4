/**
 * Builds a schema when it is first used. The build writes this function's source into the bundles, so it must not use
 * imports or outer variables.
 */
export function lazySchema<Schema extends object>(build: () => Schema): Schema {
  let schema: Schema | undefined;
  const get = () => (schema ??= build());
  return new Proxy({} as Schema, {
    get: (_target, key) => Reflect.get(get(), key),
    has: (_target, key) => key in get(),
  });
}
