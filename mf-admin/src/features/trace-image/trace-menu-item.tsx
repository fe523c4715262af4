import { ImagePlus, MenuItem } from "@topout/shared/ui";

interface TraceMenuItemProps {
  onChoose: (file: Blob) => void;
}

/** Opens the file chooser for an image of a floor plan. */
export const TraceMenuItem = ({ onChoose }: TraceMenuItemProps) => (
  <MenuItem icon={<ImagePlus size={18} />} onSelect={() => chooseImage(onChoose)}>
    Trace a floor plan
  </MenuItem>
);

/** Creates the input on demand, because the menu unmounts its items when it closes. */
function chooseImage(onChoose: (file: Blob) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) onChoose(file);
  });
  input.click();
}
