import { dayAt } from '@ironsouq/contract/mall/freight/arrival'
import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Ctx } from '#kernel/ctx.ts'
import { notice, sellersWith } from '#kernel/work/notices.ts'
import { voucherEmail } from './emails/voucher.email.ts'
import { voucherExpiring, voucherIssued } from './voucher.events.ts'
import { hasOpenVouchers, orderWithVouchers } from './voucher.queries.ts'

interface OrderIds {
  orderId: string
  memberId: string
  sellerId: string
}

interface Facts extends Readonly<Record<string, string>> {
  number: string
  /** The last day on which a code is valid, such as `2026-11-20`; empty: codes do not expire. */
  day: string
}

async function factsOf(ctx: Ctx, { orderId }: OrderIds): Promise<Facts | undefined> {
  const order = (await hasOpenVouchers(ctx, orderId)) && (await orderWithVouchers(ctx, orderId))
  if (!order) return undefined
  const { number, validUntil } = order
  // It expires when that day is over.
  return { number, day: validUntil ? dayAt(new Date(validUntil.getTime() - 1)) : '' }
}

const dayIn = (locale: LocaleCode, day = '') => (day === '' ? '' : formatter(locale).longDay(day))

const toBuyer = (kind: 'voucherIssued' | 'voucherExpiring', on: typeof voucherIssued) =>
  notice<OrderIds, Facts>({
    kind,
    on,
    group: 'account',
    topic: 'orders',
    to: (_, { memberId }) => [memberId],
    facts: factsOf,
    words: (facts, { locale }) => ({ ...facts, day: dayIn(locale, facts.day) }),
    link: ({ number }) => `/user-center/orders/${number}`,
    async mail(ctx, event) {
      const facts = await factsOf(ctx, event)
      if (!facts) return undefined
      const url = `${ctx.site.url}/${ctx.locale}/user-center/orders/${facts.number}`
      return voucherEmail(ctx.locale, { kind, ...facts, day: dayIn(ctx.locale, facts.day), url })
    },
  })

/** Instead of the notice of a paid order: nothing is sent [OR-12]. */
export const voucherIssuedNotice = toBuyer('voucherIssued', voucherIssued)
/** Not when all were used or refunded meanwhile. */
export const voucherExpiringNotice = toBuyer('voucherExpiring', voucherExpiring)

/** For the people who serve the buyer. */
export const voucherSoldNotice = notice<OrderIds, { orderId: string; number: string }>({
  kind: 'sellerVoucherSold',
  on: voucherIssued,
  to: sellersWith('order.ship', (_, { sellerId }: OrderIds) => [sellerId]),
  async facts(ctx, { orderId }) {
    const order = await orderWithVouchers(ctx, orderId)
    return order ? { orderId, number: order.number } : undefined
  },
  link: ({ orderId }) => `/orders/${orderId}`,
  async mail(ctx, { orderId }) {
    const order = await orderWithVouchers(ctx, orderId)
    if (!order) return undefined
    const url = `${ctx.site.merchantUrl}/orders/${orderId}`
    return voucherEmail(ctx.locale, {
      kind: 'sellerVoucherSold',
      number: order.number,
      day: '',
      url,
    })
  },
})
