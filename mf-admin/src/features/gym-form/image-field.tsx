import { shrinkImage } from "@topout/shared/api/upload";
import { IMAGE_TYPES } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { BlobImage, CircleAlert, FileButton, ImagePlus } from "@topout/shared/ui";
import { useId, useRef, useState } from "react";

import { validateImage } from "./validate-image.ts";

interface ImageFieldProps {
  /** The selected image, before its upload. */
  image: Blob | undefined;
  /** The URL of the image on the server. */
  storedUrl?: string | undefined;
  error?: string | undefined;
  onChange: (image: Blob) => void;
}

/** Previews and replaces the image of a gym. `onChange` receives the image in a reduced size. */
export function ImageField({ image, storedUrl, error: formError, onChange }: ImageFieldProps) {
  const id = useId();
  const [fileError, setFileError] = useState<string>();
  const latestFile = useRef<File>(null);
  const error = fileError ?? formError;

  const handleChoose = async (file: File) => {
    const newError = validateImage(file);
    setFileError(newError);
    if (newError !== undefined) return;
    latestFile.current = file;
    const newImage = await shrinkImage(file);
    // The user may have chosen another file in the meantime.
    if (latestFile.current === file) onChange(newImage);
  };

  return (
    <Stack role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>Image</Label>
      <Preview>
        <PreviewImage image={image} storedUrl={storedUrl} />
      </Preview>
      <FileButton
        accept={IMAGE_TYPES.join()}
        icon={<ImagePlus size={18} />}
        aria-describedby={`${id}-message`}
        onChoose={(file) => void handleChoose(file)}
      >
        {(image ?? storedUrl) ? "Change image" : "Choose an image"}
      </FileButton>
      <Message id={`${id}-message`} role="status" data-tone={error ? "error" : "hint"}>
        {error && <CircleAlert size={16} />}
        <span>{error ?? "PNG, JPG, GIF up to 10MB"}</span>
      </Message>
    </Stack>
  );
}

function PreviewImage({ image, storedUrl }: Pick<ImageFieldProps, "image" | "storedUrl">) {
  if (image) return <BlobImage blob={image} alt="The gym" />;
  return storedUrl && <img src={storedUrl} alt="The gym" />;
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
`;

const Label = styled.span`
  font: ${typography.label};
`;

const Preview = styled.div`
  width: 100%;
  aspect-ratio: 2.1;
  overflow: hidden;
  border-radius: 20px;
  background: ${color.sunken};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Message = styled.p`
  display: flex;
  gap: 6px;
  color: ${color["text-3"]};
  font: ${typography.small};

  &[data-tone="error"] {
    color: ${color["danger-text"]};
    font-weight: 560;
  }
`;
