/** The preview of this tab in the session storage, as `climber@<hash>`. */
export const PREVIEW_KEY = "topout.preview";
