/** What of the configuration the API itself reads. */
export interface AppConfig {
  /** Signs access tokens; at least 32 bytes. */
  readonly secretKey: string;
  readonly passwordMinLength: number;
  readonly passwordRefuseCommon: boolean;
  readonly limits?: Limits;
  /** Origins whose pages may call; none, unless said. */
  readonly corsOrigins?: readonly string[];
  /** Addresses whose X-Forwarded-For is believed; nobody's, unless said. */
  readonly trustedProxies?: string[];
  /** Tests turn this down; the default takes a person's patience and a guesser's money. */
  readonly passwordCost?: PasswordCost;
  /** Compares every answer with its schema, and fails the call where they differ. For tests. */
  readonly checkAnswers?: boolean;
}

/** Tries within a window, counted in the database: see auth/rate-limits.ts for the windows. */
export interface Limits {
  readonly loginsPerAccount: number;
  readonly loginsPerAddress: number;
  readonly signUpsPerAddress: number;
  /** Asked for. */
  readonly mailsPerAddress: number;
  /** Sent, of each kind. */
  readonly mailsPerMailbox: number;
  readonly nameLookUpsPerAddress: number;
}

export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}
