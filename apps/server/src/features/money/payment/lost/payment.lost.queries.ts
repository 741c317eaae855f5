import { eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { SentRefund } from '#kernel/payable.ts'
import type { PaymentPort, PaymentProvider, StatementLine } from '#kernel/ports/payment.ts'
import { paymentAbout } from '../payment.queries.ts'
import { idOfReference, refundReferenceOf } from '../payment.rules.ts'
import { payment, paymentShare, paymentRefund } from '../payment.tables.ts'

const DAY_MS = 86_400_000

/** What is to be done about a movement of money that the database does not have. */
type Remedy =
  /** The payment is here: what became of it is asked. */
  | { kind: 'settle'; paymentId: string }
  /** The payment and its order are lost: it is sent back, or was already. */
  | { kind: 'sendBack'; paymentId: string; sent: SentRefund | null }
  /** The order is here and was refunded. */
  | { kind: 'refund'; paymentId: string; orderId: string; sent: SentRefund }
  /** A person looks it up at the provider. */
  | { kind: 'person' }

export interface Lost {
  line: StatementLine
  remedy: Remedy
}

/** Day by day: no provider gives a long time at once. A line that two days have is there once. */
async function linesSince(port: PaymentPort, since: Date, until: Date): Promise<StatementLine[]> {
  const lines = new Map<string, StatementLine>()
  for (let from = since.getTime(); from < until.getTime(); from += DAY_MS) {
    const span = [new Date(from), new Date(Math.min(from + DAY_MS, until.getTime()))] as const
    for await (const line of port.statement(...span))
      if (line.at >= since) lines.set(line.lineId, line)
  }
  return [...lines.values()]
}

const sentRefundOf = ({ reference, refundRef }: StatementLine): SentRefund | null => {
  const id = idOfReference(reference ?? '')
  return id === null || refundRef === null ? null : { id, providerRef: refundRef }
}

async function remedyOfPayment(
  ctx: Ctx,
  line: StatementLine,
  refunds: readonly StatementLine[],
): Promise<Remedy> {
  const paymentId = idOfReference(line.reference ?? '')
  // Another program, or a person, uses the same account.
  if (paymentId === null) return { kind: 'person' }
  if ((await ctx.db.$count(payment, eq(payment.id, paymentId))) > 0)
    return { kind: 'settle', paymentId }
  const [only, ...others] = refunds
  if (!only) return { kind: 'sendBack', paymentId, sent: null }
  const sent = sentRefundOf(only)
  const isWhole = others.length === 0 && only.minor === -line.minor
  return isWhole && sent ? { kind: 'sendBack', paymentId, sent } : { kind: 'person' }
}

/** Null when the refund is here. */
async function remedyOfRefund(
  ctx: Ctx,
  line: StatementLine,
  paymentId: string,
): Promise<Remedy | null> {
  const known = await ctx.db
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.paymentId, paymentId))
  const isKnown = known.some(
    ({ id, attempt, providerRef }) =>
      providerRef === line.refundRef ||
      // One that was tried again later has the reference of that attempt.
      Array.from({ length: attempt + 1 }, (_, n) => refundReferenceOf(id, n + 1)).includes(
        line.reference ?? '',
      ),
  )
  if (isKnown) return null
  const shares = await ctx.db
    .select()
    .from(paymentShare)
    .where(eq(paymentShare.paymentId, paymentId))
  const [same, ...others] = shares.filter(
    ({ chargedMinor, refundedChargedMinor }) => chargedMinor - refundedChargedMinor === -line.minor,
  )
  const sent = sentRefundOf(line)
  return same && others.length === 0 && sent
    ? { kind: 'refund', paymentId, orderId: same.orderId, sent }
    : { kind: 'person' }
}

/** Payments and refunds that a provider made since then and that the database does not have, payments first. */
export async function lostAt(
  ctx: Ctx,
  provider: PaymentProvider,
  { port, since }: { port: PaymentPort; since: Date },
): Promise<Lost[]> {
  const lines = await linesSince(port, since, new Date(ctx.now().getTime() + DAY_MS))
  const refunds = lines.filter(({ kind }) => kind === 'refund')
  const lost: Lost[] = []
  for (const line of lines) {
    if (line.kind !== 'payment' || line.captureRef === null) continue
    if ((await paymentAbout(ctx, provider, line.captureRef)) !== null) continue
    const own = refunds.filter(({ captureRef }) => captureRef === line.captureRef)
    lost.push({ line, remedy: await remedyOfPayment(ctx, line, own) })
  }
  for (const line of refunds) {
    const paymentId = line.captureRef && (await paymentAbout(ctx, provider, line.captureRef))
    const remedy = paymentId ? await remedyOfRefund(ctx, line, paymentId) : null
    if (remedy) lost.push({ line, remedy })
  }
  return lost
}
