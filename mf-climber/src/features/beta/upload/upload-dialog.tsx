import { type SubmitEvent, useEffect, useId, useState } from "react";

import type { Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Checkbox, Dialog, FileButton, Upload } from "@topout/shared/ui";

import { AgreementCheckbox, useAgreement } from "./agreement-checkbox.tsx";
import { ErrorText } from "./error-text.tsx";
import { formatSize, MAX_SIZE } from "./file-size.ts";
import { ACCEPTED_TYPES } from "./open-video-picker.ts";
import { useChosenFile } from "./use-chosen-file.ts";
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
  const { file, error, chooseFile, requireFile, releaseFile } = useChosenFile();
  const { requireAgreement, ...agreement } = useAgreement();
  const [keepSound, setKeepSound] = useState(false);
  useEffect(preloadUploads, []);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const video = requireFile();
    if (!video || !requireAgreement()) return;
    void upload(video, { agreed: true, keepSound });
    releaseFile();
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
        <p>
          {`Show how you climbed ${route.name}. Location data is removed before anyone sees it.`}
        </p>
        <FileButton
          accept={ACCEPTED_TYPES}
          aria-describedby={`${formId}-file`}
          icon={<Upload size={18} aria-hidden="true" />}
          onChoose={chooseFile}
        >
          {file ? "Choose another video" : "Choose a video"}
        </FileButton>
        <div id={`${formId}-file`}>
          <FileStatus file={file} error={error} />
        </div>
        <AgreementCheckbox {...agreement} />
        <Checkbox
          label="Keep the sound"
          hint="Otherwise, the video has no sound."
          checked={keepSound}
          onChange={(event) => setKeepSound(event.target.checked)}
        />
      </Form>
    </Dialog>
  );
}

interface FileStatusProps {
  file: File | undefined;
  error: string | undefined;
}

function FileStatus({ file, error }: FileStatusProps) {
  if (error) return <ErrorText>{error}</ErrorText>;
  return (
    <small>{file ? `${file.name} · ${formatSize(file)}` : `MP4 or MOV, up to ${MAX_SIZE}`}</small>
  );
}

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
