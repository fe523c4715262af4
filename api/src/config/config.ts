import { isIPv4 } from "node:net";
import { join } from "node:path";

import { Environment } from "./environment.ts";
import { StartupError } from "../errors/startup-error.ts";
import { toFolderLocation } from "../storage/storage-url.ts";

export type Config = ReturnType<typeof toConfig>;

/** Reads the whole environment at once; what is wrong with it is said in one line. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== "");
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new StartupError(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; "),
    );
  }
  refuseExposure(parsed.data);
  refuseLoneHalf(parsed.data);
  return toConfig(parsed.data);
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));

/** What is at home on one's own machine must not get out by accident. */
function refuseExposure({ HOST, DEMO, SECRET_KEY, PUBLIC_URL }: Environment): void {
  if (isLoopback(HOST)) return;
  if (DEMO) {
    throw new StartupError(
      `DEMO is refused on HOST ${HOST}: its accounts have a known password, so it runs on 127.0.0.1 only`,
    );
  }
  const missing = missingOf({ SECRET_KEY, PUBLIC_URL });
  if (missing.length === 0) return;
  throw new StartupError(
    `HOST ${HOST} can be reached by others, so ${listed.format(missing)} must be set`,
  );
}

/** One of several programs finds the others by their database, and agrees with them on key and address. */
function refuseLoneHalf({ MODE, DATABASE_URL, SECRET_KEY, PUBLIC_URL }: Environment): void {
  if (MODE === "all") return;
  const missing = missingOf({ DATABASE_URL, SECRET_KEY, PUBLIC_URL });
  if (missing.length === 0) return;
  throw new StartupError(
    `MODE ${MODE} is one of several programs, so ${listed.format(missing)} must be set`,
  );
}

const listed = new Intl.ListFormat("en", { type: "conjunction" });

const missingOf = (settings: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(settings).filter((name) => settings[name] === undefined);

function toConfig(env: Environment) {
  return {
    mode: env.MODE,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    storage: env.STORAGE_URL ?? toFolderLocation(join(env.DATA_DIR, "files")),
    publicUrl: env.PUBLIC_URL,
    secretKey: env.SECRET_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    demo: env.DEMO,
    logLevel: env.DEMO ? "warn" : "info",
    ffmpegPath: env.FFMPEG_PATH,
    remotesDir: env.REMOTES_DIR,
    remoteOrigins: env.REMOTE_ORIGINS,
    corsOrigins: env.CORS_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    passwordRefuseCommon: env.PASSWORD_REFUSE_COMMON,
    limits: {
      loginsPerAccount: env.LIMIT_LOGINS_PER_ACCOUNT,
      loginsPerAddress: env.LIMIT_LOGINS_PER_ADDRESS,
      signUpsPerAddress: env.LIMIT_SIGN_UPS_PER_ADDRESS,
      mailsPerAddress: env.LIMIT_MAILS_PER_ADDRESS,
      mailsPerMailbox: env.LIMIT_MAILS_PER_MAILBOX,
      nameLookUpsPerAddress: env.LIMIT_NAME_LOOK_UPS_PER_ADDRESS,
    },
  };
}
