/**
 * Every response of the API has this header. A client that does not find it has received the response of a proxy, a
 * filter or the login page of a Wi-Fi network.
 */
export const API_HEADER = { name: "Topout-Api", value: "1" } as const;
