import { isApiError, request } from "@topout/shared/api";
import { type PreviewRelease, releases } from "@topout/shared/contract";
import { getPreviewParam, removePreviewParam } from "@topout/shared/paths";
import { createStore, sessionData } from "@topout/shared/platform";
import {
  REMOTE_INTERFACE_VERSION,
  createRegisteredRemote,
  OLDEST_REMOTE_INTERFACE_VERSION,
  type RegisteredRemote,
  ReleaseManifest,
  type RemoteName,
  remotes,
} from "@topout/shared/remote";

import { PREVIEW_KEY } from "./preview-key.ts";

/** Must be shorter than the timeout of a screen, because the screen waits for the preview. */
const TIMEOUT_MS = 3_000;

export interface Preview {
  readonly remote: RemoteName;
  readonly hash: string;
  readonly release: RegisteredRemote;
}

/** The preview that this page runs. */
export const activePreview = createStore<{ readonly preview: Preview | undefined }>()(() => ({
  preview: undefined,
}));

let pending: Promise<Preview> | undefined;

/**
 * Loads the release that the URL or the session storage of this tab names.
 * @throws an error with a message for the user. The next call tries again.
 */
export function loadPreview(): Promise<Preview> {
  pending ??= loadRelease().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/**
 * The server decides who may preview, and returns the hash of the manifest. The manifest contains the hashes of all
 * files.
 */
async function loadRelease(): Promise<Preview> {
  const name = readRequestedName();
  const { remote, hash } = parseName(name);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { manifest } = await requestRelease(name, { remote, hash }, signal);
  const release = await loadManifest(name, manifest, signal);
  if (release.contract > REMOTE_INTERFACE_VERSION) {
    throw endPreview(`${name} needs a newer version of the app.`);
  }
  if (release.contract < OLDEST_REMOTE_INTERFACE_VERSION) {
    throw endPreview(`${name} needs an older version of the app.`);
  }

  sessionData.write(PREVIEW_KEY, name);
  const preview = { remote, hash, release };
  activePreview.setState({ preview });
  return preview;
}

/** Ends the preview of this tab and loads the live release. */
export function leavePreview(): void {
  sessionData.remove(PREVIEW_KEY);
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", `${pathname}${removePreviewParam(search)}${hash}`);
  location.reload();
}

const readRequestedName = () =>
  getPreviewParam(location.search) ?? sessionData.read(PREVIEW_KEY) ?? "";

/** Ends the preview, because another attempt would fail too. Returns the error to throw. */
function endPreview(message: string): Error {
  sessionData.remove(PREVIEW_KEY);
  return new Error(message);
}

function parseName(name: string) {
  const [remote = "", hash = ""] = name.split("@");
  if (isRemoteName(remote) && /^[\da-f]{4,64}$/.test(hash)) return { remote, hash };
  throw endPreview(`"${name}" does not name a release, such as climber@0a1b2c3d.`);
}

const isRemoteName = (text: string): text is RemoteName => Object.hasOwn(remotes, text);

async function requestRelease(
  name: string,
  params: { readonly remote: string; readonly hash: string },
  signal: AbortSignal,
): Promise<PreviewRelease> {
  try {
    return await request(releases.preview, { params, signal });
  } catch (error) {
    if (isApiError(error, "UNAUTHORIZED")) {
      throw endPreview("Sign in as a setter or an admin, then open the link again.");
    }
    if (isApiError(error, "FORBIDDEN")) {
      throw endPreview("Only setters and admins can preview a release.");
    }
    if (isApiError(error, "NOT_FOUND")) throw endPreview(createMissingMessage(name));
    throw error;
  }
}

const createMissingMessage = (name: string) => `${name} does not exist, or was removed.`;

async function loadManifest(
  name: string,
  { url, integrity }: PreviewRelease["manifest"],
  signal: AbortSignal,
): Promise<RegisteredRemote> {
  const response = await fetch(url, { integrity, signal, cache: "no-cache" }).catch(() => {
    throw new Error(`The files of ${name} cannot be reached, or were changed.`);
  });
  if (!response.ok) throw endPreview(createMissingMessage(name));
  const manifest = ReleaseManifest.parse(await response.json());
  return createRegisteredRemote(manifest, url.slice(0, url.lastIndexOf("/") + 1));
}
