/** The types that the picker of the browser offers. */
export const VIDEO_TYPES = "video/mp4,video/quicktime";

/** Opens the picker of the browser. Must be called in a click. */
export function chooseVideo(onChoose: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = VIDEO_TYPES;
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) onChoose(file);
  });
  input.click();
}
