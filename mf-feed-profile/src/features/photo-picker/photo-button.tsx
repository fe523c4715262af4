import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { FileButton, visuallyHidden } from "@topout/shared/ui";
import { type ReactNode, useId } from "react";

import { CropDialog } from "./crop/crop-dialog.tsx";
import { PHOTO_HINT, PHOTO_TYPES } from "./photo-file.ts";
import type { PhotoPicker } from "./use-photo-picker.ts";

interface PhotoButtonProps {
  picker: PhotoPicker;
  icon: ReactNode;
  /** `onPhoto` uses a dark background, and shows the hint only to screen readers until a file is rejected. */
  placement?: "besidePhoto" | "onPhoto";
  children: ReactNode;
}

/** Opens the file picker and then the crop dialog. Shows the allowed file types or the error below. */
export function PhotoButton({
  picker,
  icon,
  placement = "besidePhoto",
  children,
}: PhotoButtonProps) {
  const id = useId();

  return (
    <Stack data-placement={placement}>
      <FileButton
        accept={PHOTO_TYPES}
        icon={icon}
        aria-describedby={id}
        onChoose={(file) => void picker.select(file)}
      >
        {children}
      </FileButton>
      <Hint id={id} role="status" data-tone={picker.error ? "error" : "hint"}>
        {picker.error ?? PHOTO_HINT}
      </Hint>
      {picker.cropping.image && (
        <CropDialog
          kind={picker.kind}
          image={picker.cropping.image}
          onCrop={(photo) => void picker.crop(photo)}
          onClose={picker.cropping.close}
        />
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 5px;
  min-width: 0;

  &[data-placement="onPhoto"] {
    justify-items: end;

    > label {
      background: rgb(20 19 17 / 66%);
      border-color: transparent;
      box-shadow: none;
      color: #fff;
      -webkit-backdrop-filter: blur(8px);
      backdrop-filter: blur(8px);
      --hover-bg: rgb(20 19 17 / 82%);
      --hover-border: transparent;
    }

    > p {
      order: -1;
      padding: 4px 10px;
      border-radius: 10px;
      background: ${color["danger-soft"]};
    }

    > p[data-tone="hint"] {
      ${visuallyHidden}
    }
  }
`;

const Hint = styled.p`
  color: ${color["text-3"]};
  font: ${typography.small};

  &[data-tone="error"] {
    color: ${color["danger-text"]};
    font-weight: 560;
  }
`;
