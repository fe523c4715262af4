/** Thrown if code does not load, for example after a lost connection. */
export class ModuleLoadError extends Error {
  override readonly name = "ModuleLoadError";
}

/** Compares the name, not the class: each federated bundle can contain its own `ModuleLoadError`. */
export const isModuleLoadError = (error: unknown): error is ModuleLoadError =>
  error instanceof Error && error.name === "ModuleLoadError";
