import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { paymentLifecycle } from '@ironsouq/contract/money/payment/payment.lifecycle'
import { formatter } from '@ironsouq/i18n/format'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { Refusal } from '#kernel/errors.ts'
import { PaymentRefused, PaymentUnavailable, type PaymentPort } from '#kernel/ports/payment.ts'
import { chargedFor, portOf, referenceOf } from './payment.rules.ts'
import { countPayment, settlePayment } from './payment.settle.service.ts'
import { attemptsAt, openedBy } from './payment.subject.queries.ts'
import { payment } from './payment.tables.ts'

type Row = typeof payment.$inferSelect

interface Asked {
  payNo: string
  method: PaymentMethod
  /** The total that the buyer saw. */
  expected: Money
}

type Seen = Pick<Asked, 'payNo' | 'expected'>

const unavailable = () => new Refusal('error.paymentUnavailable')

/**
 * What the member pays now; refused when it is too late, nothing is left to pay, it is not what they saw, or it may
 * not be paid, such as to a store that may not sell [ST-7].
 */
async function dueNow(ctx: TxCtx, memberId: string, { payNo, expected }: Seen, isBalance: boolean) {
  const { payable, open, subject } = await openedBy(ctx, memberId, payNo)
  const due = await payable.due(ctx, open.id)
  if (!due || due.amountMinor === 0n || due.expiresAt <= ctx.now())
    throw new Refusal('error.orderStateChanged')
  const { amountMinor, currency } = due
  if (expected.currency !== currency || minorOf(expected) !== amountMinor)
    throw new Refusal('error.orderStateChanged')
  if (isBalance && !payable.isPaidByBalance) throw unavailable()
  await payable.admit(ctx, open)
  return { payable, open, subject, due }
}

export interface Attempt {
  row: Row
  /** Whether this request made it; else another one may have shown its page to the buyer. */
  isNew: boolean
}

/** The attempt that is under way for the same amount by the same method, else a new one. */
const attemptFor = (ctx: Ctx, memberId: string, asked: Asked, port: PaymentPort) =>
  atomic(ctx, async (ctx): Promise<Attempt> => {
    const { method } = asked
    const { open, subject, due } = await dueNow(ctx, memberId, asked, false)
    const { amountMinor, amountVersion, currency, expiresAt } = due
    const total = fromMinor(amountMinor, currency)
    const charged = chargedFor(total, port.currencies, open.rates)
    if (!charged) throw unavailable()
    const leastMinor = port.leastMinor(charged.currency)
    if (minorOf(charged) < leastMinor)
      throw new Refusal('error.payBelowLeast', {
        amount: formatter(ctx.locale).money(fromMinor(leastMinor, charged.currency)),
      })
    const [known] = await ctx.db
      .select()
      .from(payment)
      .where(
        and(
          attemptsAt(subject),
          eq(payment.method, method),
          eq(payment.amountVersion, amountVersion),
          // Versions of several orders can add up to the same number at another price.
          eq(payment.amountMinor, amountMinor),
          inArray(payment.state, ['opening', 'open']),
          gt(payment.expiresAt, ctx.now()),
        ),
      )
      .orderBy(desc(payment.createdAt))
      .limit(1)
    if (known) return { row: known, isNew: false }
    const now = ctx.now()
    const about = { subjectKind: subject.kind, subjectId: subject.id }
    const of = { memberId, ...about, method, amountMinor, amountVersion, currency }
    const inCharged = { chargedMinor: minorOf(charged), chargedCurrency: charged.currency }
    const times = { expiresAt, checkAt: expiresAt, createdAt: now, updatedAt: now }
    const values = { ...of, ...inCharged, ...times }
    return { row: one(await ctx.db.insert(payment).values(values).returning()), isNew: true }
  })

/** Opens a payment at its provider, outside any transaction. The same attempt twice is one charge. */
export async function openAtProvider(
  ctx: Ctx,
  memberId: string,
  asked: Asked,
): Promise<Attempt | null> {
  if (asked.method === 'balance') return null
  const port = portOf(ctx.payments, asked.method)
  if (!port) throw unavailable()
  const { row, isNew } = await attemptFor(ctx, memberId, asked, port)
  if (row.state !== 'opening') return { row, isNew }
  try {
    const { providerRef, next } = await port.open({
      reference: referenceOf(row.id),
      amount: fromMinor(row.chargedMinor, row.chargedCurrency),
      description: `Ironsouq ${asked.payNo}`,
      locale: ctx.locale,
      returnUrl: `${ctx.site.url}/${ctx.locale}/pay/${asked.payNo}/result`,
      expiresAt: row.expiresAt,
      isCard: asked.method === 'paypalCard',
    })
    const step = next
    return { row: await atomic(ctx, (ctx) => opened(ctx, row.id, { providerRef, step })), isNew }
  } catch (err) {
    if (!(err instanceof PaymentUnavailable) && !(err instanceof PaymentRefused)) throw err
    ctx.log.warn({ err, paymentId: row.id }, 'a payment was not opened')
    throw unavailable()
  }
}

/** When the request that opened it failed: no one was shown its page. It counts if it was paid all the same. */
export async function closeUnshown(ctx: Ctx, attempt: Attempt | null): Promise<void> {
  if (attempt?.isNew) await settlePayment(ctx, attempt.row.id, true)
}

async function opened(
  ctx: TxCtx,
  id: string,
  set: Pick<Row, 'providerRef' | 'step'>,
): Promise<Row> {
  const current = one(await ctx.db.select().from(payment).where(eq(payment.id, id)).for('update'))
  if (current.state !== 'opening') return current // two requests opened the same attempt
  const move = { id, action: 'open', by: 'system' } as const
  return transition(ctx, payment, paymentLifecycle, move, { set: { ...set, updatedAt: ctx.now() } })
}

/** Pays by the balance: all of it in one transaction, or nothing. */
export const payByBalance = (ctx: Ctx, memberId: string, asked: Seen): Promise<Row> =>
  atomic(ctx, async (ctx) => {
    const { payable, subject, due } = await dueNow(ctx, memberId, asked, true)
    const { amountMinor, amountVersion, currency, expiresAt } = due
    const now = ctx.now()
    const charged = { chargedMinor: amountMinor, chargedCurrency: currency }
    const about = { subjectKind: subject.kind, subjectId: subject.id }
    const of = { memberId, ...about, method: 'balance' as const, ...charged }
    const times = { expiresAt, createdAt: now, updatedAt: now }
    const values = { ...of, amountMinor, amountVersion, currency, ...times }
    const row = one(await ctx.db.insert(payment).values(values).returning())
    const lines = await payable.settle(ctx, {
      id: subject.id,
      memberId,
      amountMinor,
      amountVersion,
    })
    if (!lines) throw new Refusal('error.orderStateChanged')
    await countPayment(ctx, row, lines, null)
    return one(await ctx.db.select().from(payment).where(eq(payment.id, row.id)))
  })
