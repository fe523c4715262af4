/** A release of the shell or of a remote. */
export interface ReleaseId {
  readonly part: string;
  /** Its hash. */
  readonly release: string;
}

export const toReleaseKey = ({ part, release }: ReleaseId): string => `${part} ${release}`;
