/** This file defines the globals that Workbox needs on import. Import it first. */
class FakeEvent {
  readonly request: Request;
  readonly #pending: Promise<unknown>[] = [];

  constructor(request: Request) {
    this.request = request;
  }

  waitUntil(work: Promise<unknown>): void {
    this.#pending.push(work);
  }

  /** Waits until the worker may stop. */
  async untilDone(): Promise<void> {
    for (const work of this.#pending) await work;
  }
}

Object.assign(globalThis, {
  self: globalThis,
  ExtendableEvent: FakeEvent,
  FetchEvent: FakeEvent,
  __WB_DISABLE_DEV_LOGS: true,
});

/** Answers a request as the worker does, and waits until it has stored the response. */
export async function serveRequest(
  serve: (event: FetchEvent) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const event = new FakeEvent(request);
  try {
    return await serve(event as unknown as FetchEvent);
  } finally {
    await event.untilDone();
  }
}
