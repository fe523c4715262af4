/** While developing each part serves itself, on a port of its own. */
export const devPorts = {
  shell: 5000,
  climber: 5001,
  feedProfile: 5002,
  setter: 5003,
  admin: 5004,
} as const;
