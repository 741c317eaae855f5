import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { requireIndependent } from '#features/people/staff/staff.second-person.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { compareStatement } from './reconciliation.rules.ts'
import { reconciliation, reconciliationDifference } from './reconciliation.tables.ts'

interface Compared {
  method: PaymentMethod
  /** A day in UTC. */
  day: string
  currency: string
  /** What the provider received and, below zero, sent back, by reference. */
  statement: ReadonlyMap<string, bigint>
  /** The same by the ledger. */
  ledger: ReadonlyMap<string, bigint>
}

const isSame = ({ method, day, currency }: Compared) =>
  and(
    eq(reconciliation.method, method),
    eq(reconciliation.day, day),
    eq(reconciliation.currency, currency),
  )

/** How staff explained differences in an earlier comparison of the day, by what it was about. */
async function statedBefore(ctx: TxCtx, compared: Compared) {
  const rows = await ctx.db
    .select({ difference: reconciliationDifference })
    .from(reconciliationDifference)
    .innerJoin(reconciliation, eq(reconciliation.id, reconciliationDifference.reconciliationId))
    .where(and(isSame(compared), isNotNull(reconciliationDifference.resolution)))
  return new Map(rows.map(({ difference }) => [keyOf(difference), difference]))
}

type Amounts = Pick<
  typeof reconciliationDifference.$inferSelect,
  'reference' | 'statementMinor' | 'ledgerMinor'
>
const keyOf = ({ reference, statementMinor, ledgerMinor }: Amounts) =>
  [reference, statementMinor, ledgerMinor].join(' ')

/**
 * Compares a day of a provider's statement with the ledger and stores the result. Done again, it replaces
 * the result: a later statement can be more complete. An explanation stays while the difference is the same.
 */
export const reconcile = (ctx: Ctx, compared: Compared): Promise<{ differenceCount: number }> =>
  atomic(ctx, async (ctx) => {
    const { method, day, currency, statement, ledger } = compared
    const { differences, statementMinor, ledgerMinor } = compareStatement(statement, ledger)
    const stated = await statedBefore(ctx, compared)
    await ctx.db.delete(reconciliation).where(isSame(compared))
    const createdAt = ctx.now()
    const differenceCount = differences.length
    const sums = { statementMinor, ledgerMinor, differenceCount }
    const { id: reconciliationId } = one(
      await ctx.db
        .insert(reconciliation)
        .values({ method, day, currency, ...sums, createdAt })
        .returning(),
    )
    const rows = differences.map((each) => {
      const { resolution, statedBy, statedAt, resolvedBy, resolvedAt } =
        stated.get(keyOf(each)) ?? {}
      const explained = { resolution, statedBy, statedAt, resolvedBy, resolvedAt }
      return { ...each, ...explained, reconciliationId, createdAt }
    })
    if (rows.length > 0) await ctx.db.insert(reconciliationDifference).values(rows)
    return { differenceCount }
  })

interface Named {
  reconciliationId: string
  reference: string
}

const named = ({ reconciliationId, reference }: Named) =>
  and(
    eq(reconciliationDifference.reconciliationId, reconciliationId),
    eq(reconciliationDifference.reference, reference),
  )

/** What no one found is not there, or someone was faster. */
async function refuse(ctx: TxCtx, of: Named): Promise<never> {
  if ((await ctx.db.$count(reconciliationDifference, named(of))) === 0) throw notFound()
  throw new Refusal('error.stateChanged')
}

/** One of staff says why a difference is in order. It stays open until a second person agrees. */
export const stateResolution = (
  ctx: Ctx,
  staffId: string,
  { resolution, ...of }: Named & { resolution: string },
): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const isOpen = and(
      isNull(reconciliationDifference.statedAt),
      isNull(reconciliationDifference.resolvedAt),
    )
    const stated = await ctx.db
      .update(reconciliationDifference)
      .set({ resolution, statedBy: staffId, statedAt: ctx.now() })
      .where(and(named(of), isOpen))
      .returning({ reference: reconciliationDifference.reference })
    if (stated.length === 0) return refuse(ctx, of)
    ctx.audit('reconciliation', of.reconciliationId, null, { ...of, resolution })
    return null
  })

interface Decision extends Named {
  /** Of the explanation that the second person read. */
  statedAt: string
}

/** Someone else than who explained a difference, and independent of them, resolves it. */
export const decideResolution = (
  ctx: Ctx,
  staffId: string,
  { statedAt, ...of }: Decision,
  isRight: boolean,
): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const isWaiting = and(
      named(of),
      eq(reconciliationDifference.statedAt, new Date(statedAt)),
      isNull(reconciliationDifference.resolvedAt),
    )
    const [row] = await ctx.db
      .select()
      .from(reconciliationDifference)
      .where(isWaiting)
      .for('update')
    if (!row?.statedBy) return refuse(ctx, of)
    const { statedBy, resolution } = row
    if (statedBy === staffId) throw new Refusal('error.resolutionOwn')
    if (isRight) await requireIndependent(ctx, { first: statedBy, second: staffId })
    await ctx.db
      .update(reconciliationDifference)
      .set(
        isRight
          ? { resolvedBy: staffId, resolvedAt: ctx.now() }
          : { resolution: null, statedBy: null, statedAt: null },
      )
      .where(isWaiting)
    const before = { ...of, resolution, statedBy }
    ctx.audit('reconciliation', of.reconciliationId, before, { isConfirmed: isRight })
    return null
  })
