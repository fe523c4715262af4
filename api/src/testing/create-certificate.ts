import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

export interface Certificate {
  /** In the format PEM. */
  readonly certificate: string;
  /** The private key, in the format PEM. */
  readonly key: string;
  /** The serial number, as PostgreSQL shows it. */
  readonly serial: string;
}

const DAY_MS = 86_400_000;

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;

/** Object identifiers in DER. */
const COMMON_NAME = Buffer.from("0603550403", "hex");
const SERIAL_NUMBER = Buffer.from("0603550405", "hex");
const SUBJECT_ALT_NAME = Buffer.from("0603551d11", "hex");
const ECDSA_WITH_SHA256 = Buffer.from("06082a8648ce3d040302", "hex");

/** Encodes a value in DER: its tag, its length and its content. */
function encode(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const lengthBytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content]);
}

/** Creates a self-signed certificate for a day. Node.js can only read certificates. */
export function createCertificate(name: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  // The first bit is 0, because the number is positive, and the second one is 1, so that no byte can be omitted.
  const serial = randomBytes(8);
  serial[0] = (serial.readUInt8() & 0x3f) | 0x40;
  const algorithm = encode(SEQUENCE, ECDSA_WITH_SHA256);
  // OpenSSL finds a trusted certificate by its subject, so the subject must be unique.
  const subject = encode(
    SEQUENCE,
    encodeAttribute(COMMON_NAME, name),
    encodeAttribute(SERIAL_NUMBER, serial.toString("hex")),
  );
  const altNames = encode(SEQUENCE, encode(DNS_NAME, Buffer.from(name)));
  const content = encode(
    SEQUENCE,
    encode(VERSION, encode(INTEGER, Buffer.from([2]))),
    encode(INTEGER, serial),
    algorithm,
    subject,
    encode(SEQUENCE, encodeTime(Date.now() - DAY_MS), encodeTime(Date.now() + DAY_MS)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    encode(
      EXTENSIONS,
      encode(SEQUENCE, encode(SEQUENCE, SUBJECT_ALT_NAME, encode(OCTET_STRING, altNames))),
    ),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", content, privateKey)]);
  const certificate = encode(SEQUENCE, content, algorithm, encode(BIT_STRING, signature));
  return {
    certificate: toPem(certificate),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    serial: BigInt(`0x${serial.toString("hex")}`).toString(),
  };
}

const encodeAttribute = (type: Buffer, value: string): Buffer =>
  encode(SET, encode(SEQUENCE, type, encode(UTF8_STRING, Buffer.from(value))));

/** Encodes a time such as 261128023000Z. */
function encodeTime(time: number): Buffer {
  const digits = new Date(time).toISOString().replaceAll(/\D/g, "");
  return encode(UTC_TIME, Buffer.from(`${digits.slice(2, 14)}Z`));
}

function toPem(der: Buffer): string {
  const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}
