import { normalizeUser, request } from "@topout/shared/api";
import { users } from "@topout/shared/contract";
import { dismiss, getToken, notify, session } from "@topout/shared/platform";

import type { UploadState } from "./describe-upload.ts";
import type { UploadProgress, UploadSource } from "./storage/upload-record.ts";
import { createTransfer, type Transfer, type TransferOptions } from "./transfer/create-transfer.ts";
import type { TransferFailure } from "./transfer/transfer-failure.ts";
import { createUploadCard } from "./upload-card.ts";
import { watchNetwork } from "./watch-network.ts";

export interface VideoUploadOptions extends Pick<TransferOptions, "chunkBytes" | "retryDelaysMs"> {
  /** Identifies the notification. */
  readonly id: string;
  readonly source: UploadSource;
  readonly progress: UploadProgress;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Whether a session that has ended was ended by the user. */
  readonly hasSignedOut: () => boolean;
}

/** Uploads a video. Resolves with false if the upload was cancelled or rejected. */
export const runVideoUpload = (options: VideoUploadOptions): Promise<boolean> =>
  new Promise((resolve) => {
    new VideoUpload(options, resolve).open();
  });

class VideoUpload {
  readonly #options: VideoUploadOptions;
  readonly #resolve: (isFinished: boolean) => void;
  readonly #card;
  #transfer: Transfer;
  #progress: UploadProgress;
  #state: UploadState = { type: "paused" };
  #canStartAgain = true;
  #stopWatching = () => {};

  constructor(options: VideoUploadOptions, resolve: (isFinished: boolean) => void) {
    this.#options = options;
    this.#resolve = resolve;
    this.#progress = options.progress;
    this.#transfer = this.#createTransfer();
    this.#card = createUploadCard({
      id: options.id,
      routeName: options.source.route.name,
      percent: options.progress.percent,
      pause: () => this.#pause(),
      resume: () => this.#resume(),
      cancel: () => this.#cancel(),
    });
  }

  open(): void {
    const unsubscribe = session.subscribe(() => this.#checkSession());
    const unwatchNetwork = watchNetwork(() => this.#handleNetwork());
    this.#stopWatching = () => {
      unsubscribe();
      unwatchNetwork();
    };
    this.#continue();
  }

  #createTransfer(): Transfer {
    const { source, chunkBytes, retryDelaysMs } = this.#options;
    return createTransfer({
      file: source.file,
      routeId: source.route.id,
      uploadId: this.#progress.uploadId,
      chunkBytes,
      retryDelaysMs,
      onCreated: (uploadId) => this.#update({ uploadId }),
      onProgress: (percent) => this.#handleProgress(percent),
      onInterrupted: () => this.#setQuietState({ type: "retrying" }),
      onFinished: () => this.#end(true),
      onFailed: (failure) => this.#handleFailure(failure),
    });
  }

  #continue(): void {
    this.#setState({ type: this.#progress.isPaused ? "paused" : "uploading" });
    if (!this.#progress.isPaused) this.#transfer.start();
  }

  #resume(): void {
    this.#update({ isPaused: false });
    this.#continue();
  }

  #pause(): void {
    this.#transfer.stop();
    this.#update({ isPaused: true });
    this.#continue();
  }

  #cancel(): void {
    this.#transfer.discard();
    this.#end(false);
  }

  #end(isFinished: boolean): void {
    this.#transfer.stop();
    this.#stopWatching();
    dismiss(this.#options.id);
    this.#resolve(isFinished);
  }

  #update(change: Partial<UploadProgress>): void {
    this.#progress = { ...this.#progress, ...change };
    this.#options.onProgress(this.#progress);
  }

  #setState(state: UploadState): void {
    this.#state = state;
    this.#card.show(state);
  }

  /** Does not show a card that the user has dismissed. */
  #setQuietState(state: UploadState): void {
    this.#state = state;
    if (this.#card.isVisible()) this.#card.show(state);
  }

  #handleProgress(percent: number): void {
    if (this.#state.type === "retrying") this.#setQuietState({ type: "uploading" });
    if (percent === this.#progress.percent) return;
    this.#card.setPercent(percent);
    this.#update({ percent });
  }

  #handleFailure(failure: TransferFailure): void {
    switch (failure.type) {
      case "unreachable":
        return this.#setState({ type: "interrupted", message: "The connection dropped." });
      case "refused":
        return this.#setState({ type: "interrupted", message: failure.message });
      case "loggedOut":
        this.#setState({ type: "loggedOut" });
        return this.#checkSession();
      case "notFound":
        return this.#handleNotFound(failure.message);
      case "unreadable":
        return this.#reject("This device can't read the video anymore. Choose it again.");
      case "rejected":
        return this.#reject(failure.message);
    }
  }

  /** The server deletes an upload after a day, and with its route. */
  #handleNotFound(message: string): void {
    if (this.#progress.uploadId === undefined || !this.#canStartAgain) return this.#reject(message);
    this.#canStartAgain = false;
    this.#update({ uploadId: undefined });
    this.#transfer = this.#createTransfer();
    this.#transfer.start();
  }

  #reject(message: string): void {
    this.#cancel();
    notify({ type: "error", title: "Upload failed", message });
  }

  #checkSession(): void {
    // If this fails, the next change of the network or the session tries again.
    if (getToken() !== null) void this.#checkUser().catch(() => undefined);
    else if (this.#options.hasSignedOut()) this.#handleSignOut();
    else {
      this.#transfer.stop();
      this.#setState({ type: "loggedOut" });
    }
  }

  async #checkUser(): Promise<void> {
    if (this.#state.type !== "loggedOut") return;
    const { id } = await request(users.me, { normalize: normalizeUser });
    if (this.#state.type !== "loggedOut") return;
    if (id === this.#options.source.userId) this.#continue();
    else this.#end(false);
  }

  #handleSignOut(): void {
    this.#end(false);
    const { name } = this.#options.source.route;
    notify({
      type: "info",
      title: "Upload cancelled",
      message: `You signed out before your video of ${name} was uploaded.`,
    });
  }

  #handleNetwork(): void {
    if (this.#state.type === "loggedOut") return this.#checkSession();
    if (this.#state.type !== "retrying" && this.#state.type !== "interrupted") return;
    this.#setQuietState({ type: "uploading" });
    this.#transfer.start();
  }
}
