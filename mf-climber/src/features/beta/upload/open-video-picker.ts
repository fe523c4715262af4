/** The file types in the browser's file picker. */
export const VIDEO_TYPES = "video/mp4,video/quicktime";

/** Opens the browser's file picker. Browsers allow this only in a click handler. */
export function openVideoPicker(onChoose: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = VIDEO_TYPES;
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) onChoose(file);
  });
  input.click();
}
