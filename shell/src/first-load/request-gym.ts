import { localData } from "@topout/shared/first-load";

const LAST_GYM_KEY = "topout.last-gym";

interface GymRequests {
  readonly token: string | null;
  /** The gym that is selected on this device. */
  readonly selectedGymId: string | undefined;
  readonly firstGymId: string | undefined;
  /** Finds the gym in the account and in the list of gyms. */
  readonly findGym: () => Promise<string | undefined>;
  readonly startLists: (gymId: string) => void;
  /** Unlike the lists, calls change data. */
  readonly startCalls: (gymId: string) => void;
}

/**
 * Requests the lists of a known gym at once, so that they get a connection before the scripts of the remote. The home
 * gym of a user is in the account, so until it has arrived, this assumes that it is the gym of the last visit.
 */
export async function requestGym({
  token,
  selectedGymId,
  firstGymId,
  findGym,
  startLists,
  startCalls,
}: GymRequests): Promise<void> {
  const lastGymId = token ? localData.read(LAST_GYM_KEY) : firstGymId;
  const expectedGymId = selectedGymId || lastGymId;
  if (expectedGymId) startLists(expectedGymId);

  const gymId = selectedGymId || (await findGym());
  if (!gymId) return;
  startCalls(gymId);
  if (gymId === expectedGymId) return;
  startLists(gymId);
  if (token) localData.write(LAST_GYM_KEY, gymId);
}
