/** WhatsApp took nothing; a later attempt may succeed. */
export class WhatsappUnavailable extends Error {
  override name = 'WhatsappUnavailable'
}

/** WhatsApp refused this message, and would refuse it again. */
export class WhatsappRejected extends Error {
  override name = 'WhatsappRejected'
  /** Whether the person last wrote to us too long ago. */
  readonly isLate: boolean
  constructor(message: string, isLate: boolean) {
    super(message)
    this.isLate = isLate
  }
}

/** WhatsApp did not answer in time: it may have taken the message or not. */
export class WhatsappUncertain extends Error {
  override name = 'WhatsappUncertain'
}

export interface WhatsappPort {
  /** Which of our numbers it is: what is sent to others is not for us. */
  numberId: string
  /** Whether a webhook was signed with our secret: the exact bytes, and the header. */
  isGenuine(body: Uint8Array, signature: string | undefined): boolean
  /** Whether someone who sets up the webhook knows the word that we chose. */
  isVerifyToken(token: string): boolean
  /**
   * Sends a text to a number in E.164 and returns the id that WhatsApp gave it. Statuses carry the reference.
   * Rejects with one of the three errors above.
   */
  send(message: { to: string; text: string; reference: string }): Promise<string>
}
