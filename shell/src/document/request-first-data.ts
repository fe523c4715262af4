export interface FirstDataUrls {
  /** A regular expression for the path of the dashboard. */
  readonly dashboardPattern: string;
  /** The account of a signed-in user. Every screen needs it. */
  readonly me: string;
  readonly gyms: string;
  /** The lists of a gym. `gymIdPlaceholder` stands for its id. */
  readonly gymLists: readonly string[];
  readonly gymIdPlaceholder: string;
  /** The lists of a signed-in user on the dashboard. */
  readonly userLists: readonly string[];
}

/**
 * Requests the data of the first screen before any script has loaded. `request` of the API client uses the responses.
 * The build writes this function's source into the document, so it must not use imports or outer variables.
 */
export function requestFirstData(urls: FirstDataUrls): void {
  /** Less than the stale time of queries. A screen that opens later sends its own requests. */
  const MAX_AGE_MS = 30_000;
  const responses = new Map<string, Promise<Response>>();
  setTimeout(() => responses.clear(), MAX_AGE_MS);

  const token = localStorage.getItem("topout.token");
  const headers = {
    Accept: "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  window.firstData = { token, responses };

  const start = (path: string) => {
    const url = `${globalThis.apiOrigin ?? ""}${path}`;
    const response = fetch(url, { headers });
    responses.set(url, response);
    // The API client handles the error. Without this, the browser would also report it.
    response.catch(() => undefined);
    return response;
  };
  const readJson = async (response: Promise<Response>) => (await response).clone().json();

  /** Finds the gym as `useCurrentGym` does. */
  const findGymId = async (gyms: Promise<Response>, me: Promise<Response> | undefined) => {
    const stored: unknown = JSON.parse(localStorage.getItem("topout.preferences") ?? "{}");
    const { gymId } = (Object(stored) as { state?: { gymId?: unknown } }).state ?? {};
    if (typeof gymId === "string") return gymId;
    const homeGym = me && (await readJson(me)).home_gym;
    const list: { id: string }[] = await readJson(gyms);
    return (list.find(({ id }) => id === homeGym) ?? list[0])?.id;
  };

  const me = token ? start(urls.me) : undefined;
  if (!new RegExp(urls.dashboardPattern, "i").test(location.pathname)) return;
  const gyms = start(urls.gyms);
  if (token) for (const url of urls.userLists) void start(url);

  const startGymLists = async () => {
    const gymId = await findGymId(gyms, me);
    if (gymId === undefined) return;
    for (const url of urls.gymLists) {
      void start(url.replace(urls.gymIdPlaceholder, encodeURIComponent(gymId)));
    }
  };
  // After a failure, the dashboard sends the remaining requests and handles their errors.
  startGymLists().catch(() => undefined);
}
