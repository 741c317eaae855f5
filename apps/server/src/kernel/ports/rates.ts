/** Exchange rates as a feed states them. */
export interface RateReading {
  /** The day of the rates. */
  day: string
  /** Units of a currency for one US dollar, as decimals. */
  perDollar: ReadonlyMap<string, string>
}

/** The feed of rates does not answer, or with something else; a later attempt may succeed. */
export class RatesUnavailable extends Error {
  override name = 'RatesUnavailable'
}

export interface RatesPort {
  /** The host of the feed, which the history of rates names. */
  name: string
  /** Rejects with RatesUnavailable. */
  read(): Promise<RateReading>
}
