const KIB = 1_024;

/** The limit for a JSON or form body. The longest text of the contract has 1,000 characters. */
export const MAX_BODY_BYTES = 32 * KIB;

/** The limit for a field of an upload. The longest field is a gym's layout. */
export const MAX_FIELD_BYTES = 128 * KIB;

/** The limit for an upload without its files: one long field, the other fields, and the headers of the parts. */
export const MAX_UPLOAD_FIELDS_BYTES = MAX_FIELD_BYTES + 2 * MAX_BODY_BYTES;
