import type { CouponForm, CouponRecord } from '@ironsouq/contract/mall/coupon/coupon.schema'

interface Named {
  id: string
  name: string
}

/** The form of a coupon as it is typed; numbers are texts until they are sent. */
interface CouponValues extends Pick<
  CouponForm,
  'name' | 'kind' | 'off' | 'threshold' | 'way' | 'scope' | 'firstDay' | 'lastDay'
> {
  percent: string
  validity: 'until' | 'days'
  validUntilDay: string
  validAfterDays: string
  validForDays: string
  total: string
  perMember: string
  stores: readonly Named[]
  products: readonly Named[]
  exceptProducts: readonly Named[]
}

export const VALIDITIES = ['until', 'days'] as const

export const NEW_COUPON: CouponValues = {
  name: '',
  kind: 'amount',
  off: '',
  percent: '5',
  threshold: '',
  way: 'claimed',
  scope: 'all',
  firstDay: '',
  lastDay: '',
  validity: 'until',
  validUntilDay: '',
  validAfterDays: '0',
  validForDays: '14',
  total: '100',
  perMember: '1',
  stores: [],
  products: [],
  exceptProducts: [],
}

export const couponValuesOf = (record: CouponRecord): CouponValues => ({
  name: record.name,
  kind: record.kind,
  off: record.off,
  percent: String(record.percent ?? NEW_COUPON.percent),
  threshold: record.threshold,
  way: record.way,
  scope: record.scope,
  firstDay: record.firstDay,
  lastDay: record.lastDay,
  validity: record.validUntilDay === null ? 'days' : 'until',
  validUntilDay: record.validUntilDay ?? '',
  validAfterDays: String(record.validAfterDays),
  validForDays: String(record.validForDays ?? NEW_COUPON.validForDays),
  total: String(record.total),
  perMember: String(record.perMember),
  stores: record.stores,
  products: record.products,
  exceptProducts: record.exceptProducts,
})

const idsOf = (named: readonly Named[]) => named.map(({ id }) => id)

/** What is sent: only the fields that belong to the chosen kind, scope and validity. */
export function couponFormOf(values: CouponValues): CouponForm {
  const { name, kind, off, threshold, way, scope, firstDay, lastDay } = values
  const isUntil = values.validity === 'until'
  return {
    name,
    kind,
    off,
    threshold,
    way,
    scope,
    firstDay,
    lastDay,
    percent: kind === 'percent' ? Number(values.percent) : null,
    storeIds: scope === 'stores' ? idsOf(values.stores) : [],
    productIds: scope === 'products' ? idsOf(values.products) : [],
    exceptProductIds: idsOf(values.exceptProducts),
    validUntilDay: isUntil ? values.validUntilDay : null,
    validAfterDays: isUntil ? 0 : Number(values.validAfterDays),
    validForDays: isUntil ? null : Number(values.validForDays),
    total: Number(values.total),
    perMember: Number(values.perMember),
  }
}
