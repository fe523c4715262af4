/** The reason why the program cannot start, in one line for the terminal. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
