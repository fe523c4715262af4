/** As many projects as the largest body of a request can contain. */
export const MAX_SEEN_LEAVING = 400;
