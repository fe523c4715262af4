import { createUrl } from "@topout/shared/api";
import { gymSearch } from "@topout/shared/contract";
import { getToken, notify, type QueryClient, session } from "@topout/shared/platform";

import { getLoadedRemotes } from "../remotes/load-remote.ts";
import { logFailure } from "../service-worker/log-failure.ts";
import type { PageMessage, WorkerMessage } from "../service-worker/messages.ts";
import { connectionState } from "./connection-state.ts";
import { refetchAfterReconnect } from "./refetch-after-reconnect.ts";
import { refetchFirstData } from "./refetch-first-data.ts";
import { readDocumentVersion, runsOtherCode } from "./document-version.ts";
import { watchConnection } from "./watch-connection.ts";

const WORKER_URL = "/service-worker.js";

const { serviceWorker } = navigator;

/** Registers the worker, and sends it the loaded remotes and the session. */
export async function startServiceWorker(queryClient: QueryClient): Promise<void> {
  const isFirstVisit = serviceWorker.controller === null;
  serviceWorker.addEventListener("message", ({ data }) => handleMessage(data as WorkerMessage));
  serviceWorker.addEventListener("controllerchange", () => {
    sendState();
    if (isFirstVisit) void refetchFirstData(queryClient);
  });
  session.subscribe(sendSession);
  watchConnection({
    probe: () => fetch(createUrl(gymSearch.page.path)),
    onReconnect: () => void refetchAfterReconnect(queryClient),
  });
  sendState();
  await register();
}

async function register() {
  try {
    await serviceWorker.register(createScriptUrl(), { updateViaCache: "none" });
  } catch (error) {
    // The app works without it, for example in a browser that blocks all storage.
    logFailure("The service worker could not be registered", error);
  }
}

/** The part of Trusted Types that this module uses. TypeScript does not declare them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** In browsers with Trusted Types, the content security policy forbids a string as the URL of a worker. */
function createScriptUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("service-worker", {
    createScriptURL: () => WORKER_URL,
  });
  return policy?.createScriptURL(WORKER_URL) ?? WORKER_URL;
}

/** Also runs when a worker takes control of this page. */
function sendState() {
  sendSession();
  send({ type: "visited", remotes: getLoadedRemotes() });
  send({ type: "status", version: readDocumentVersion() });
}

const sendSession = () => send({ type: "session", token: getToken() });

const send = (message: PageMessage) => serviceWorker.controller?.postMessage(message);

function handleMessage(message: WorkerMessage) {
  if (message.type === "connection") connectionState.setState({ savedAt: message.savedAt });
  else if (!message.version || runsOtherCode(message.version)) offerUpdate();
}

function offerUpdate() {
  notify({
    type: "info",
    id: "update-ready",
    title: "A new version is ready",
    message: "It starts when you reload.",
    action: { label: "Reload", run: () => location.reload() },
  });
}
