import {
  createLocalFile as createFile,
  type LocalFileOptions,
  type TextFile,
} from "@topout/api/releases";
import { TOOL_LOCK } from "@topout/tooling/with-lock";

/** A file of this machine. An edit waits for those of other processes, and says so on the terminal. */
export const createLocalFile = (path: string, options: LocalFileOptions = {}): TextFile =>
  createFile(path, { ...options, lock: TOOL_LOCK });
