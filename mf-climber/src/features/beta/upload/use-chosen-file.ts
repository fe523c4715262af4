import { useEffect, useState } from "react";

import { hasSharedVideo, discardSharedVideo } from "@topout/shared/api/videos";

import { getFileError } from "./file-size.ts";
import { loadSharedVideo } from "./use-upload-video.ts";

/** The file of the upload dialog. A video that another app has shared is already chosen. */
export function useChosenFile() {
  const [chosenFile, setChosenFile] = useState<File>();
  const [sharedVideo, setSharedVideo] = useState<File>();
  const [error, setError] = useState<string>();
  const file = chosenFile ?? sharedVideo;
  const chooseFile = (chosen: File) => {
    setChosenFile(chosen);
    setError(getFileError(chosen));
  };
  /** Returns the file, or sets the error if the file cannot be uploaded. */
  const requireFile = () => {
    const fileError = getFileError(file);
    setError(fileError);
    return fileError === undefined ? file : undefined;
  };
  /** Deletes the device's copy of a shared video when its upload starts. */
  const releaseFile = () => {
    if (file === sharedVideo) discardSharedVideo();
  };
  useEffect(() => {
    if (!hasSharedVideo()) return;
    loadStoredVideo().then(setSharedVideo, () => setError(UNREADABLE));
  }, []);

  return { file, error, chooseFile, requireFile, releaseFile };
}

const UNREADABLE = "Your shared video couldn't be opened. Choose it here instead.";

/** Rejects if the video has expired, or if its code or the storage cannot be loaded. */
async function loadStoredVideo(): Promise<File> {
  const video = await loadSharedVideo();
  if (video) return video;
  discardSharedVideo();
  throw new Error("The shared video has expired");
}
