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

/** Chooses a file and starts the upload, which continues after the dialog closes. */
export function UploadDialog({ route, onClose }: UploadDialogProps) {
  const formId = useId();
  const upload = useUploadVideo(route);
  const [file, setFile] = useState<File>();
  const [isErrorVisible, setIsErrorVisible] = useState(false);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsErrorVisible(!file);
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
            form={formId}
            variant="primary"
            icon={<Upload size={18} aria-hidden="true" />}
          >
            Upload
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        <p>Show how you climbed {route.name}. Location data is removed before anyone sees it.</p>
        <FileButton
          accept="video/mp4,video/quicktime"
          aria-describedby={`${formId}-file`}
          icon={<Upload size={18} aria-hidden="true" />}
          onChoose={setFile}
        >
          {file ? "Choose another video" : "Choose a video"}
        </FileButton>
        <div id={`${formId}-file`}>
          {isErrorVisible && !file ? (
            <ErrorText role="alert">
              <CircleAlert size={16} aria-hidden="true" />
              Please select a file
            </ErrorText>
          ) : (
            <small>
              {file ? `${file.name} · ${formatSize(file)}` : "MP4 or MOV, up to 500 MB"}
            </small>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

const BYTES_PER_MEGABYTE = 1_000_000;

const formatSize = ({ size }: File) => `${(size / BYTES_PER_MEGABYTE).toFixed(1)} MB`;

const Form = styled.form`
  display: grid;
  gap: 14px;
  justify-items: start;

  small {
    color: ${color["text-3"]};
    font: ${typography.small};
    overflow-wrap: anywhere;
  }
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${color["danger-text"]};
  font: ${typography.small};
`;
