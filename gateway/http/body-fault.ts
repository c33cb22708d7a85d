const codes = {
  400: 'BAD_REQUEST',
  405: 'BAD_REQUEST',
  411: 'BAD_REQUEST',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'BAD_REQUEST',
};

/** A request whose body or address cannot be read: the HTTP status, its code and words for the caller. */
export class BodyFault extends Error {
  readonly status: keyof typeof codes;

  constructor(status: keyof typeof codes, message: string) {
    super(message);
    this.status = status;
  }

  /** `extensions.code` of the answer. */
  get code(): string {
    return codes[this.status];
  }
}
