import { type SubmitEvent, useId, useState } from "react";

import type { Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, CircleAlert, Dialog, FileButton, Upload } from "@topout/shared/ui";

import { useUploadVideo } from "./use-upload-video.ts";

interface UploadDialogProps {
  route: Route;
  onClose: () => void;
}

/** Chooses a film and sends it on its way, which it goes by itself. */
export function UploadDialog({ route, onClose }: UploadDialogProps) {
  const form = useId();
  const upload = useUploadVideo(route);
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState(false);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(!file);
    if (!file) return;
    void upload(file);
    onClose();
  };

  return (
    <Dialog
      title="Upload beta"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            icon={<Upload size={18} aria-hidden="true" />}
          >
            Upload
          </Button>
        </>
      }
    >
      <Choice id={form} noValidate onSubmit={send}>
        <p>Show how {route.name} goes. The film loses its location before anybody sees it.</p>
        <FileButton
          accept="video/mp4,video/quicktime"
          aria-describedby={`${form}-file`}
          icon={<Upload size={18} aria-hidden="true" />}
          onChoose={setFile}
        >
          {file ? "Choose another video" : "Choose a video"}
        </FileButton>
        <div id={`${form}-file`}>
          {refused && !file ? (
            <Refusal role="alert">
              <CircleAlert size={16} aria-hidden="true" />
              Please select a file
            </Refusal>
          ) : (
            <small>{file ? `${file.name} · ${sizeOf(file)}` : "MP4 or MOV, up to 500 MB"}</small>
          )}
        </div>
      </Choice>
    </Dialog>
  );
}

const MEGABYTE = 1_000_000;

const sizeOf = ({ size }: File) => `${(size / MEGABYTE).toFixed(1)} MB`;

const Choice = styled.form`
  display: grid;
  gap: 14px;
  justify-items: start;

  small {
    color: ${color["text-3"]};
    font: ${typography.small};
    overflow-wrap: anywhere;
  }
`;

const Refusal = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${color["danger-text"]};
  font: ${typography.small};
`;
