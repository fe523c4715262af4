const INTERVAL_MS = 2_000;
/** An edit transforms fewer modules. */
const MIN_MODULES = 20;

interface Config {
  readonly logger: { readonly info: (line: string) => void };
}

/** In development, prints how many modules the dev server has transformed while a page loads. */
export function reportTransforms() {
  let config: Config | undefined;
  let count = 0;
  let reported = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    timer = undefined;
    if (count - reported < MIN_MODULES) return;
    reported = count;
    config?.logger.info(`${count} modules transformed`);
  };

  return {
    name: "topout-report-transforms",
    apply: "serve" as const,
    enforce: "pre" as const,
    configResolved: (resolved: Config) => {
      config = resolved;
    },
    transform: () => {
      count += 1;
      timer ??= setTimeout(report, INTERVAL_MS);
    },
  };
}
