import { createHash } from 'node:crypto'
import { convert, type Rate } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { PAY_GRACE_MINUTES } from '@ironsouq/contract/money/payment/payment.limits'
import type { PaymentPort, PaymentPorts, PaymentProvider } from '#kernel/ports/payment.ts'

const MINUTE_MS = 60_000

/** Who takes the money of a method; no one outside for the balance. */
export const PROVIDERS: Readonly<Record<PaymentMethod, PaymentProvider | null>> = {
  card: 'stripe',
  paypal: 'paypal',
  paypalCard: 'paypal',
  alipay: 'alipay',
  wechat: 'wechat',
  balance: null,
}

export const methodsOf = (provider: PaymentProvider): PaymentMethod[] =>
  (Object.keys(PROVIDERS) as PaymentMethod[]).filter((method) => PROVIDERS[method] === provider)

/** The provider of a method, if it is configured. */
export function portOf(ports: PaymentPorts, method: PaymentMethod): PaymentPort | null {
  const provider = PROVIDERS[method]
  return provider && ports[provider]
}

/** Our name of a payment or refund at a provider: an id without its hyphens, as one of them has at most 32 characters. */
export const referenceOf = (id: string): string => id.replaceAll('-', '')

/** The id that a reference stands for; null when it is none. */
export function idOfReference(reference: string): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(reference)
  return parts ? parts.slice(1).join('-') : null
}

/**
 * What a provider charges for an amount [PY-6]: the amount itself if it can, else the first currency that it can charge
 * whose rate was frozen. Null when there is none.
 */
export function chargedFor(
  total: Money,
  currencies: readonly string[],
  rates: Readonly<Record<string, string>>,
): Money | null {
  if (currencies.includes(total.currency)) return total
  const known: Rate[] = Object.entries(rates).map(([currencyCode, exchangeRate]) => ({
    currencyCode,
    exchangeRate,
  }))
  for (const currency of currencies) {
    const charged = convert(total, currency, known)
    if (charged) return charged
  }
  return null
}

const DECIMALS = 8

/** Units of the second currency for one of the first, to six digits. */
export function rateBetween(
  from: string,
  to: string,
  rates: Readonly<Record<string, string>>,
): string | null {
  const scaled = (code: string) => {
    const [units = '', fraction = ''] = (rates[code] ?? '0').split('.')
    return BigInt(units + fraction.padEnd(DECIMALS, '0'))
  }
  if (from === to || scaled(from) === 0n) return null
  const millionths = (scaled(to) * 1_000_000n + scaled(from) / 2n) / scaled(from)
  const text = String(millionths).padStart(7, '0')
  return `${text.slice(0, -6)}.${text.slice(-6)}`
}

/** When an open payment is asked about, after it expired, if no notification came: the last time a day later. */
const CHECKS_MS = [0, 2 * MINUTE_MS, 15 * MINUTE_MS, 24 * 60 * MINUTE_MS]

/** The next time to ask a provider about a payment; null: not again. */
export function nextCheck(expiresAt: Date, now: Date): Date | null {
  const next = CHECKS_MS.map((after) => expiresAt.getTime() + after).find(
    (at) => at > now.getTime(),
  )
  return next === undefined ? null : new Date(next)
}

/** Whether what a buyer approved is still taken: until the order is cancelled. */
export const mayCapture = (expiresAt: Date, now: Date): boolean =>
  now.getTime() < expiresAt.getTime() + PAY_GRACE_MINUTES * MINUTE_MS

/** Our name of an attempt to refund: a provider answers a name that it knows with what became of it. */
export const refundReferenceOf = (id: string, attempt: number): string =>
  attempt === 1
    ? referenceOf(id)
    : createHash('sha256').update(`${id} ${attempt}`).digest('hex').slice(0, 32)

/** How often a refund that fails is tried without a person. */
const ATTEMPTS_MAX = 6

/** When a refund that failed is tried again: after one hour, two, four; null: a person decides. */
export const retryAt = (attempt: number, now: Date): Date | null =>
  attempt < ATTEMPTS_MAX ? new Date(now.getTime() + 2 ** (attempt - 1) * 60 * MINUTE_MS) : null
