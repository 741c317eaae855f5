import { COUPON_REMINDER_DAYS } from '@ironsouq/contract/mall/coupon/coupon.limits'
import type { CouponForm } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { endOfDay } from '@ironsouq/contract/mall/freight/arrival'
import { toMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Key } from '@ironsouq/i18n/messages'
import { FieldFaults } from '#kernel/errors.ts'

const DAY_MS = 86_400_000

/** The moment at which a day begins in Dubai. */
const startOfDay = (day: string): Date => new Date(endOfDay(day).getTime() - DAY_MS)

const wrong = (field: string, key: Key = 'error.fieldNotAllowed') =>
  new FieldFaults([{ field, key, values: {} }])

function minorOf(amount: string, currency: string, field: string): bigint {
  const minor = toMinor({ amount, currency })
  if (minor === undefined) throw wrong(field, 'error.fieldWrongFormat')
  return minor
}

function termsOf(form: CouponForm, currency: string) {
  const { kind, percent } = form
  const offMinor = minorOf(form.off, currency, 'off')
  const thresholdMinor = minorOf(form.threshold, currency, 'threshold')
  if (offMinor === 0n) throw wrong('off')
  if (kind === 'amount' && offMinor >= thresholdMinor)
    throw wrong('threshold', 'portalCoupon.thresholdAbove')
  if (kind === 'percent' && percent === null) throw wrong('percent')
  return { kind, offMinor, thresholdMinor, percent: kind === 'percent' ? percent : null }
}

function timesOf({ firstDay, lastDay, validUntilDay, validAfterDays, validForDays }: CouponForm) {
  if (lastDay < firstDay) throw wrong('lastDay', 'portalCoupon.lastBeforeFirst')
  if ((validUntilDay === null) === (validForDays === null)) throw wrong('validForDays')
  if (validUntilDay !== null && validUntilDay < lastDay)
    throw wrong('validUntilDay', 'portalCoupon.validBeforeEnd')
  return {
    startsAt: startOfDay(firstDay),
    endsAt: endOfDay(lastDay),
    validUntil: validUntilDay === null ? null : endOfDay(validUntilDay),
    validAfterDays: validUntilDay === null ? validAfterDays : 0,
    validForDays,
  }
}

/** What the tables say of a form, or the field that does not fit the others [CP-1]. */
export function columnsOf(form: CouponForm, currency: string, isOfStore: boolean) {
  const { name, way, scope, total, perMember } = form
  if (isOfStore && scope === 'stores') throw wrong('scope')
  if (isOfStore && way === 'issued') throw wrong('way')
  if (scope === 'stores' && form.storeIds.length === 0)
    throw wrong('storeIds', 'portalCoupon.chooseStores')
  if (scope === 'products' && form.productIds.length === 0)
    throw wrong('productIds', 'portalCoupon.chooseProducts')
  if (perMember > total) throw wrong('perMember')
  const terms = termsOf(form, currency)
  return { name, way, scope, total, perMember, currency, ...terms, ...timesOf(form) }
}

/** What a form names: its lists, each thing once, and only those that its scope asks for. */
export function namedBy({ scope, storeIds, productIds, exceptProductIds }: CouponForm) {
  const chosen = new Set(scope === 'products' ? productIds : [])
  return {
    stores: scope === 'stores' ? [...new Set(storeIds)] : [],
    products: [...chosen],
    exceptions: [...new Set(exceptProductIds)].filter((id) => !chosen.has(id)),
  }
}

interface Validity {
  validUntil: Date | null
  validAfterDays: number
  validForDays: number | null
}

/** From when until when a coupon is valid that a member gets now [CP-1], and when they are reminded of it. */
export function validityOf(
  { validUntil, validAfterDays, validForDays }: Validity,
  now: Date,
): { validFrom: Date; validUntil: Date; remindAt: Date | null } {
  const from = new Date(now.getTime() + validAfterDays * DAY_MS)
  const until = validUntil ?? new Date(from.getTime() + (validForDays ?? 0) * DAY_MS)
  const remindAt = new Date(until.getTime() - COUPON_REMINDER_DAYS * DAY_MS)
  return { validFrom: from, validUntil: until, remindAt: remindAt > from ? remindAt : null }
}
