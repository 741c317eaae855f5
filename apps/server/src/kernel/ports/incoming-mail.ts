/** The values of each header, by its name in lower case. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>

/** An email that someone sent to us. Everything in it may be forged. */
export interface IncomingMail {
  /** The addresses of its From header; none if it has several such headers. */
  from: readonly string[]
  headers: MailHeaders
  /** The plain text, or the text of the HTML where there is none. */
  text: string
  /** Attached files; pictures inside the text are none. */
  files: number
  /** SHA-256 of its Message-ID, or of all of it where it has none. */
  hash: string
}

/** An email is refused. The server of its sender reports the reply to them. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  /** The reply code of SMTP: 4xx is tried again later, 5xx is not. */
  readonly code: number
  constructor(code: number, reply: string) {
    super(reply)
    this.code = code
  }
}
