import { isApiError, request, serverClock } from "@topout/shared/api";
import { type GymScreen, gymScreens } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

/** With the cache of the server, a send is visible within 5 seconds. See docs/decisions/0089-screens-of-gyms.md. */
const INTERVAL_MS = 3_000;
const TIMEOUT_MS = 10_000;

export interface ReceivedScreen {
  /** Undefined before the first response. */
  readonly screen: GymScreen | undefined;
  /** The time of the last response, by the clock of the server. */
  readonly receivedAt: number | undefined;
}

const NOTHING: ReceivedScreen = { screen: undefined, receivedAt: undefined };

/** The time by the clock of the server, because televisions often have a wrong one. */
export const getServerTime = (): number => Date.now() + (serverClock.getOffset() ?? 0);

export const gymScreenQueries = {
  /**
   * Polls the screen as a visitor. A failed request is not an error, because a television has no user who could retry: the
   * data stays that of the last response. Only an unknown gym is an error.
   */
  one: (gymId: string) =>
    queryOptions({
      queryKey: ["screens", gymId],
      queryFn: async ({ client, queryKey }): Promise<ReceivedScreen> => {
        const input = { params: { gym_id: gymId }, token: null };
        try {
          const signal = AbortSignal.timeout(TIMEOUT_MS);
          const screen = await request(gymScreens.get, { ...input, signal });
          return { screen, receivedAt: getServerTime() };
        } catch (error) {
          if (isApiError(error, "NOT_FOUND")) throw error;
          return client.getQueryData<ReceivedScreen>(queryKey) ?? NOTHING;
        }
      },
      refetchInterval: INTERVAL_MS,
      refetchIntervalInBackground: true,
      networkMode: "always",
      retry: false,
      meta: { keepOnSessionChange: true },
    }),
};
