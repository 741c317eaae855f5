import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { payableOf } from '#kernel/payables.ts'
import { notice, type NoticeReader } from '#kernel/work/notices.ts'
import { refundPaidEmail, type RefundPaid } from './emails/refund-paid.email.ts'
import { refundSucceeded } from './payment.events.ts'
import { refundPaidOut } from './payment.projection.ts'

interface Facts extends Record<string, string> {
  amount: string
  currency: string
  /** Of the order; empty without one. */
  number: string
  link: string
}

/** A refund has reached the buyer: of an order, or of a payment that was made twice or too late [OR-11] [PY-3]. */
const refundNotice = (kind: RefundPaid['kind']) => {
  const paidOut = async (ctx: Ctx, refundId: string) => {
    const row = await refundPaidOut(ctx, refundId)
    if (!row || (kind === 'refundPaid') !== (row.number !== null)) return undefined
    const { home } = payableOf(ctx, row.subjectKind)
    const link = row.number === null ? home : `/user-center/orders/${row.number}`
    return { ...row, link, money: fromMinor(row.chargedMinor, row.chargedCurrency) }
  }
  return notice<{ refundId: string; memberId: string }, Facts>({
    kind,
    on: refundSucceeded,
    group: 'account',
    topic: 'refunds',
    to: (_, { memberId }) => [memberId],
    async facts(ctx, { refundId }) {
      const found = await paidOut(ctx, refundId)
      return found && { ...found.money, number: found.number ?? '', link: found.link }
    },
    link: ({ link }) => link,
    words: ({ amount = '0', currency = 'AED', number = '' }, { money }: NoticeReader) => ({
      amount: money.both({ amount, currency }),
      number,
    }),
    async mail(ctx, { refundId }) {
      const found = await paidOut(ctx, refundId)
      if (!found) return undefined
      const { number, method, link } = found
      const money = moneyTexts({ locale: ctx.locale, currencies: await currencies(ctx) })
      const amount = money.both(found.money)
      return refundPaidEmail(ctx.locale, {
        kind,
        number,
        amount,
        method,
        link,
        siteUrl: ctx.site.url,
      })
    },
  })
}

export const refundPaidNotice = refundNotice('refundPaid')
export const surplusRefundedNotice = refundNotice('surplusRefunded')
