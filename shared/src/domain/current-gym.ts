/**
 * The gym that is selected on this device. Defaults to the user's home gym, then to the first gym. Undefined if it is
 * not among the gyms.
 */
export function findCurrentGym<G extends { readonly id: string }>(
  gyms: readonly G[],
  selectedId: unknown,
  homeGymId: unknown,
): G | undefined {
  const wantedId = selectedId ?? homeGymId;
  return wantedId ? gyms.find(({ id }) => id === wantedId) : gyms[0];
}
