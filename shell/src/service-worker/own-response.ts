/** The build replaces this constant with `API_HEADER` of the contract, so that the worker does not contain the contract. */
declare const API_HEADER_NAME: string;

/** Whether our server has sent the response, and not a filter or the login page of a Wi-Fi network. */
export const hasApiHeader = ({ headers }: Response): boolean => headers.has(API_HEADER_NAME);
