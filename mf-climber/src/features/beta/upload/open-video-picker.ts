import { VIDEO_TYPES } from "@topout/shared/contract";

/** The file types in the browser's file picker. */
export const ACCEPTED_TYPES = VIDEO_TYPES.join();

/** Opens the browser's file picker. Browsers allow this only in a click handler. */
export function openVideoPicker(onChoose: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ACCEPTED_TYPES;
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) onChoose(file);
  });
  input.click();
}
