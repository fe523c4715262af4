/** The gym that is selected on this device. Defaults to the user's home gym, then to the first gym. */
export function findCurrentGym<G extends { readonly id: string }>(
  gyms: readonly G[],
  selectedId: unknown,
  homeGymId: unknown,
): G | undefined {
  const findById = (id: unknown) => gyms.find((gym) => gym.id === id);
  return findById(selectedId) ?? findById(homeGymId) ?? gyms[0];
}
