/** Uploads of videos, with the tus client. Loaded when the user uploads a video, or has not finished an upload. */
export { resumeStoredUpload } from "./resume-stored-upload.ts";
export { uploadVideo } from "./upload-video.ts";
