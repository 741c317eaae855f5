/** `Money`, or `SignedMoney`. */
interface Amount {
  amount: string
  currency: string
}

/** The unit of points in the ledger, where it stands in the place of a currency. It has no decimals. */
export const POINTS = 'PTS'

/** Currencies whose minor unit is not a hundredth; every other one we trade in has two digits. */
const DIGITS: Readonly<Record<string, number>> = {
  BHD: 3,
  KWD: 3,
  OMR: 3,
  JPY: 0,
  KRW: 0,
  [POINTS]: 0,
}

const digitsOf = (currency: string): number => DIGITS[currency] ?? 2

/** How many minor units one unit of the currency has. */
export const minorPerUnit = (currency: string): bigint => 10n ** BigInt(digitsOf(currency))

/** From the database's integer minor units to the wire. */
export function fromMinor(minor: bigint, currency: string): Amount {
  const digits = digitsOf(currency)
  const sign = minor < 0n ? '-' : ''
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0')
  const amount = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
  return { amount: sign + amount, currency }
}

/** From the wire to minor units, or undefined when it has more digits than the currency. */
export function toMinor({ amount, currency }: Amount): bigint | undefined {
  const [units = '', fraction = ''] = amount.split('.')
  const digits = digitsOf(currency)
  // The sign is part of the units: '-0' + '05' is -5.
  return fraction.length > digits ? undefined : BigInt(units + fraction.padEnd(digits, '0'))
}

/** As `toMinor`, for money that was validated: anything else is a bug. */
export function minorOf(money: Amount): bigint {
  const minor = toMinor(money)
  if (minor === undefined) throw new Error(`${money.currency} has no such amount`)
  return minor
}
