import type { ComponentProps } from "react";

import { styled } from "@topout/shared/platform";
import { Camera, FileButton, useMediaQuery } from "@topout/shared/ui";

interface PhotoButtonsProps extends Pick<
  ComponentProps<typeof FileButton>,
  "aria-describedby" | "multiple" | "onChoose"
> {
  label: string;
}

/** Phones have a button for the camera: on some of them, the file chooser offers only existing photos. */
export function PhotoButtons({ label, multiple, ...rest }: PhotoButtonsProps) {
  const hasCamera = useMediaQuery("@media (pointer: coarse)");
  return (
    <Buttons data-row={hasCamera || undefined}>
      {hasCamera && (
        <FileButton {...rest} accept="image/*" capture="environment" icon={<Camera size={19} />}>
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
