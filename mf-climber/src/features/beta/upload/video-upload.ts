import { request } from "@topout/shared/api";
import { users } from "@topout/shared/contract";
import { dismiss, getToken, notify, type Session, session } from "@topout/shared/platform";

import type { UploadState } from "./describe-upload.ts";
import type { UploadProgress } from "./storage/upload-record.ts";
import { createTransfer, type Transfer } from "./transfer/create-transfer.ts";
import type { TransferFailure } from "./transfer/transfer-failure.ts";
import { createUploadNotification, notifyCancelledUpload } from "./upload-notification.ts";
import type { VideoUploadOptions } from "./video-upload-options.ts";
import { watchNetwork } from "./watch-network.ts";

/** Uploads a video. Resolves with true when the server has the whole video, otherwise with false. */
export const runVideoUpload = (options: VideoUploadOptions): Promise<boolean> =>
  new Promise((resolve) => {
    new VideoUpload(options, resolve).run();
  });

class VideoUpload {
  #options: VideoUploadOptions;
  readonly #resolve: (isFinished: boolean) => void;
  readonly #notification;
  #transfer: Transfer;
  #progress: UploadProgress;
  #state: UploadState = { type: "paused" };
  #canStartOver = true;
  #hasEnded = false;
  #stopWatching = () => {};

  constructor(options: VideoUploadOptions, resolve: (isFinished: boolean) => void) {
    this.#options = options;
    this.#resolve = resolve;
    this.#progress = options.progress;
    this.#transfer = this.#createTransfer();
    this.#notification = createUploadNotification({
      id: options.id,
      routeName: options.source.route.name,
      percent: options.progress.percent,
      pause: () => this.#pause(),
      resume: () => this.#resume(),
      cancel: () => this.#cancel(),
    });
  }

  run(): void {
    const unsubscribe = session.subscribe((...states) => this.#handleSession(...states));
    const unwatchNetwork = watchNetwork(() => this.#handleNetwork());
    this.#stopWatching = () => {
      unsubscribe();
      unwatchNetwork();
    };
    this.#startUnlessPaused();
  }

  #createTransfer(): Transfer {
    const { source, partSizeBytes, retryDelaysMs } = this.#options;
    return createTransfer({
      file: source.file,
      routeId: source.route.id,
      choices: source.choices,
      uploadId: this.#progress.uploadId,
      partSizeBytes,
      retryDelaysMs,
      onCreated: (uploadId) => this.#update({ uploadId }),
      onProgress: (percent) => this.#handleProgress(percent),
      onInterrupted: () => this.#setStateQuietly({ type: "retrying" }),
      onFinished: () => this.#end(true),
      onFailed: (failure) => this.#handleFailure(failure),
    });
  }

  #startUnlessPaused(): void {
    this.#setState({ type: this.#progress.isPaused ? "paused" : "uploading" });
    if (!this.#progress.isPaused) this.#transfer.start();
  }

  #resume(): void {
    this.#update({ isPaused: false });
    this.#startUnlessPaused();
  }

  #pause(): void {
    this.#transfer.stop();
    this.#update({ isPaused: true });
    this.#startUnlessPaused();
  }

  #cancel(): void {
    this.#transfer.discard();
    this.#end(false);
  }

  #end(isFinished: boolean): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#transfer.stop();
    this.#stopWatching();
    dismiss(this.#options.id);
    this.#resolve(isFinished);
  }

  #update(change: Partial<UploadProgress>): void {
    if (this.#hasEnded) return;
    this.#progress = { ...this.#progress, ...change };
    this.#options.onProgress(this.#progress);
  }

  #setState(state: UploadState): void {
    this.#state = state;
    this.#notification.show(state);
  }

  /** Does not show a notification that the user has dismissed. */
  #setStateQuietly(state: UploadState): void {
    this.#state = state;
    if (this.#notification.isVisible()) this.#notification.show(state);
  }

  #handleProgress(percent: number): void {
    if (this.#state.type === "retrying") this.#setStateQuietly({ type: "uploading" });
    if (percent === this.#progress.percent) return;
    this.#notification.setPercent(percent);
    this.#update({ percent });
  }

  #handleFailure(failure: TransferFailure): void {
    switch (failure.type) {
      case "interrupted":
        return this.#setState(failure);
      case "sessionExpired":
        this.#setState({ type: "sessionExpired" });
        return this.#checkUser();
      case "notFound":
        return this.#handleNotFound(failure.message);
      case "unreadable":
        return void this.#handleUnreadable();
      case "rejected":
        return this.#reject(failure.message);
    }
  }

  /** Starts over once if the server has deleted the upload. It does so after a day, and when the route is deleted. */
  #handleNotFound(message: string): void {
    if (this.#progress.uploadId === undefined || !this.#canStartOver) return this.#reject(message);
    this.#canStartOver = false;
    this.#update({ uploadId: undefined });
    this.#transfer = this.#createTransfer();
    this.#transfer.start();
  }

  /** Continues once with the copy on the device, because the user has moved, changed or deleted the file. */
  async #handleUnreadable(): Promise<void> {
    const { loadCopy, ...options } = this.#options;
    const file = await loadCopy?.();
    if (this.#hasEnded) return;
    if (!file) return this.#reject("Your video was moved, changed or deleted. Choose it again.");
    this.#options = { ...options, source: { ...options.source, file } };
    this.#transfer = this.#createTransfer();
    this.#startUnlessPaused();
  }

  #reject(message: string): void {
    this.#cancel();
    notify({ type: "error", title: "Upload failed", message });
  }

  #handleSession({ token, hasExpired }: Session, previous: Session): void {
    if (token === previous.token) return;
    this.#transfer.stop();
    if (token === null && !hasExpired) {
      this.#end(false);
      return notifyCancelledUpload(this.#options.source.route.name);
    }
    const hasJustExpired = token === null && this.#state.type !== "sessionExpired";
    if (hasJustExpired) this.#setState({ type: "sessionExpired" });
    else this.#setStateQuietly({ type: "sessionExpired" });
    this.#checkUser();
  }

  /** Continues the upload if its user has logged in, and ends it if another user has. */
  #checkUser(): void {
    // If this fails, the next change of the network or the session tries again.
    if (getToken() !== null) void this.#continueAsSameUser().catch(() => undefined);
  }

  async #continueAsSameUser(): Promise<void> {
    const token = getToken();
    const { id } = await request(users.me, {});
    const isOutdated = token !== getToken() || this.#state.type !== "sessionExpired";
    if (this.#hasEnded || isOutdated) return;
    return id === this.#options.source.userId ? this.#startUnlessPaused() : this.#end(false);
  }

  #handleNetwork(): void {
    if (this.#state.type === "sessionExpired") return this.#checkUser();
    if (this.#state.type !== "retrying" && this.#state.type !== "interrupted") return;
    this.#setStateQuietly({ type: "uploading" });
    this.#transfer.start();
  }
}
