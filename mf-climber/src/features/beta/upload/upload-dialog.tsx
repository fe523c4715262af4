import { type SubmitEvent, useEffect, useId, useState } from "react";

import { type Route, videos } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, CircleAlert, Dialog, FileButton, Upload } from "@topout/shared/ui";

import { VIDEO_TYPES } from "./open-video-picker.ts";
import { preloadUploads, useUploadVideo } from "./use-upload-video.ts";

interface UploadDialogProps {
  route: Route;
  userId: string;
  onClose: () => void;
}

/** Chooses a file and starts the upload, which continues after the dialog closes. */
export function UploadDialog({ route, userId, onClose }: UploadDialogProps) {
  const formId = useId();
  const upload = useUploadVideo({ userId, route });
  const { file, error, chooseFile, requireFile } = useChosenFile();
  useEffect(preloadUploads, []);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const video = requireFile();
    if (!video) return;
    void upload(video);
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
          accept={VIDEO_TYPES}
          aria-describedby={`${formId}-file`}
          icon={<Upload size={18} aria-hidden="true" />}
          onChoose={chooseFile}
        >
          {file ? "Choose another video" : "Choose a video"}
        </FileButton>
        <div id={`${formId}-file`}>
          {error ? (
            <ErrorText role="alert">
              <CircleAlert size={16} aria-hidden="true" />
              {error}
            </ErrorText>
          ) : (
            <small>
              {file ? `${file.name} · ${formatSize(file)}` : `MP4 or MOV, up to ${MAX_SIZE}`}
            </small>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

function useChosenFile() {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const chooseFile = (chosen: File) => {
    setFile(chosen);
    setError(getFileError(chosen));
  };
  /** Returns the file, or sets the error if the file cannot be uploaded. */
  const requireFile = () => {
    const fileError = getFileError(file);
    setError(fileError);
    return fileError === undefined ? file : undefined;
  };
  return { file, error, chooseFile, requireFile };
}

const BYTES_PER_MEGABYTE = 1_000_000;
const { maxBytes: MAX_BYTES } = videos.upload.files.file;
const MAX_SIZE = `${MAX_BYTES / BYTES_PER_MEGABYTE} MB`;

function getFileError(file: File | undefined): string | undefined {
  if (!file) return "Please select a file";
  if (file.size <= MAX_BYTES) return undefined;
  return `${file.name} has ${formatSize(file)}. Choose a video of up to ${MAX_SIZE}.`;
}

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
