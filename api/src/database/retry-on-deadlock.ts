import { getErrorCode } from "./errors.ts";

const DEADLOCK = "40P01";
/** PostgreSQL detects a deadlock after a second. A removal of routes that many people log at the moment can meet several. */
const MAX_ATTEMPTS = 8;

/** PostgreSQL aborts one transaction of a deadlock. A retry can succeed when the other transaction has ended. */
export async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (getErrorCode(error) !== DEADLOCK || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
