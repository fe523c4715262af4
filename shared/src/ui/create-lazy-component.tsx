import { ModuleLoadError } from "@topout/shared/domain";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

/**
 * Returns a component that loads when it first renders, and shows `fallback` until then. React.lazy alone would cache a
 * failure. This component loads again when Retry mounts its screen again.
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadModule = async () => {
    try {
      return { default: (loaded = await load()) };
    } catch (error) {
      throw new ModuleLoadError("The code of a component did not load", { cause: error });
    }
  };

  return function LazyComponent({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    // React keeps this state while the component below suspends.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? lazy(loadModule));
    return (
      <Suspense fallback={fallback}>
        <Component {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
