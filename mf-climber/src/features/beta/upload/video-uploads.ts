/** Video uploads with the tus client. Loaded when the user uploads a video or has an unfinished upload. */
export { loadSharedVideo } from "@topout/shared/video-storage";
export { resumeStoredUpload } from "./resume-stored-upload.ts";
export { uploadVideo } from "./upload-video.ts";
