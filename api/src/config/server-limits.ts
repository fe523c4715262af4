/** Limits of the HTTP server. They keep slow or faulty clients from occupying it. */
export interface ServerLimits {
  /** How long a client may take to send the headers of a request. */
  readonly headersTimeoutMs: number;
  /** How long a client may take to send a body. Uploads have a minimum speed instead. */
  readonly bodyTimeoutMs: number;
  /** A connection closes after this time without any data. */
  readonly idleTimeoutMs: number;
  /** A connection closes after this time between two requests. Must be longer than the proxy's keep-alive timeout. */
  readonly keepAliveTimeoutMs: number;
  readonly uploadMinBytesPerSecond: number;
  readonly uploadsPerUser: number;
  /** Uploads leave this much disk space free. */
  readonly diskReserveBytes: number;
  readonly connectionsPerIpAddress: number;
  /** Reads of one network address in a minute, in each process. All visitors of a gym can share an address. */
  readonly readsPerIpAddress: number;
  /** Reads of one account in a minute, in each process. */
  readonly readsPerUser: number;
  /** The number of builds of a public list that start immediately. Further builds start a second apart. */
  readonly immediateListBuilds: number;
}

const MEBIBYTE = 1_048_576;

export const DEFAULT_SERVER_LIMITS: ServerLimits = {
  headersTimeoutMs: 15_000,
  bodyTimeoutMs: 20_000,
  idleTimeoutMs: 120_000,
  keepAliveTimeoutMs: 72_000,
  uploadMinBytesPerSecond: 8_192,
  uploadsPerUser: 3,
  diskReserveBytes: 512 * MEBIBYTE,
  connectionsPerIpAddress: 256,
  readsPerIpAddress: 30_000,
  readsPerUser: 12_000,
  immediateListBuilds: 5,
};
