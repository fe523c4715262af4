import type { Browser } from "@playwright/test";

/** A protocol session of a target that Playwright does not control. */
export interface TargetSession {
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** Also ends the settings of this session, such as a throttled network. */
  readonly detach: () => Promise<void>;
}

interface Message {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Attaches to a target. The session of the browser forwards the commands, because Playwright has no session of it. */
export async function openTargetSession(
  browser: Browser,
  targetId: string,
): Promise<TargetSession> {
  const session = await browser.newBrowserCDPSession();
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result, error } = JSON.parse(message) as Message;
    if (error) pending.get(id)?.reject(new Error(error.message));
    else pending.get(id)?.resolve(result);
    pending.delete(id);
  });
  let lastId = 0;
  return {
    send: async (method, params) => {
      lastId += 1;
      const response = Promise.withResolvers<unknown>();
      pending.set(lastId, response);
      const message = JSON.stringify({ id: lastId, method, params });
      await session.send("Target.sendMessageToTarget", { sessionId, message });
      return response.promise;
    },
    detach: () => session.detach(),
  };
}
