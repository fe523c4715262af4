import { registerFileCleanup } from "./file-cleanup.ts";

registerFileCleanup();
