import { type ComponentProps, useRef } from "react";

import { styled } from "@topout/shared/platform";
import { Camera, FileButton, useMediaQuery } from "@topout/shared/ui";

interface PhotoButtonsProps extends Pick<
  ComponentProps<typeof FileButton>,
  "aria-describedby" | "multiple" | "onChoose"
> {
  label: string;
  /** Opens the camera again after each photo. */
  isCameraRepeated?: boolean;
}

/** Phones have a button for the camera: on some of them, the file chooser offers only existing photos. */
export function PhotoButtons(props: PhotoButtonsProps) {
  const { label, multiple, isCameraRepeated = false, ...rest } = props;
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery("@media (pointer: coarse)");
  const handleShot = (file: File) => {
    rest.onChoose(file);
    // A browser that requires a tap for each photo ignores this. The user then taps the button again.
    if (isCameraRepeated) camera.current?.click();
  };
  return (
    <Buttons data-row={hasCamera || undefined}>
      {hasCamera && (
        <FileButton
          {...rest}
          ref={camera}
          accept="image/*"
          capture="environment"
          icon={<Camera size={19} />}
          onChoose={handleShot}
        >
          Camera
        </FileButton>
      )}
      <FileButton {...rest} accept="image/*" multiple={multiple}>
        {label}
      </FileButton>
    </Buttons>
  );
}

/** With a camera button, the buttons have a separate row at the bottom, within reach of a thumb. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  &[data-row] {
    flex: 1 0 100%;
    min-width: 0;

    > * {
      flex: 1 1 auto;
    }
  }
`;
