import { codePlaceholder, labelRequest } from "./label-request.build.ts";

/** The URL of the scan, as the document requests it. The code is that of the path. */
export const createLabelRequest = (code: string): string =>
  labelRequest.replace(codePlaceholder, code);
