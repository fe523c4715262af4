/** What the device knew about the time of a tap, while it did not know the time of the server. */
export interface DeviceReading {
  /** The clock of the device, in milliseconds. */
  readonly deviceTime: number;
  /** The server's time cannot have been earlier, in milliseconds. */
  readonly notBefore: number;
}

/** Where the time of a tap comes from. The outbox corrects the time of a device before it sends the climb. */
export type ClimbClock = "server" | DeviceReading;
