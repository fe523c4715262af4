import { ImagePlus, MenuItem } from "@topout/shared/ui";

interface TraceMenuItemProps {
  onChoose: (file: Blob) => void;
}

/** Asks for a picture of the floor plan. The menu closes, so the input is not part of it. */
export const TraceMenuItem = ({ onChoose }: TraceMenuItemProps) => (
  <MenuItem icon={<ImagePlus size={18} />} onSelect={() => askForImage(onChoose)}>
    Trace a floor plan
  </MenuItem>
);

function askForImage(onChoose: (file: Blob) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) onChoose(file);
  });
  input.click();
}
