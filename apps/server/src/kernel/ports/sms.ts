export interface SmsPort {
  /** ISO 3166 codes of the countries that get messages; empty: all. */
  countries: readonly string[]
  /** The most messages of the whole site in a day. */
  perDay: number
  send(message: { to: string; text: string }): Promise<void>
}
