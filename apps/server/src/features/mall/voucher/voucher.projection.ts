import { voucherLifecycle } from '@ironsouq/contract/mall/voucher/voucher.lifecycle'
import { RECENT_WRITE_OFFS } from '@ironsouq/contract/mall/voucher/voucher.limits'
import type {
  OwnVouchers,
  RecentWriteOff,
  ShownVoucher,
  VoucherCounts,
} from '@ironsouq/contract/mall/voucher/voucher.schema'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isOrderDisputed } from '#features/money/dispute/dispute.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound } from '#kernel/errors.ts'
import { codeOf, endingOf, isWhole, obstacleOf } from './voucher.rules.ts'
import { type StoredAnswer, voucher, voucherLine, voucherWriteOff } from './voucher.tables.ts'

const inLanguage = ({ locale }: Ctx, texts: Readonly<Record<string, string>>): string =>
  texts[locale] ?? texts['en'] ?? ''

const answersIn = (ctx: Ctx, answers: readonly StoredAnswer[]) =>
  answers.map(({ label, value }) => ({ label: inLanguage(ctx, label), value }))

const iso = (at: Date | null) => at?.toISOString() ?? null

const validityOfRow = (row: typeof voucher.$inferSelect) => ({
  kind: row.kind,
  state: row.state,
  usesTotal: row.usesTotal,
  usesLeft: row.usesLeft,
  validFrom: row.validFrom.toISOString(),
  validUntil: iso(row.validUntil),
})

/** A person of the store; null when they have left it. */
const byName = sql<string | null>`(select name from seller_account
  where seller_account.id = ${voucherWriteOff.byId})`

/** The codes of an order of the member, with their digits while they can be used. */
export async function ownVouchers(
  ctx: Ctx,
  memberId: string,
  orderNumber: string,
): Promise<OwnVouchers> {
  const lines = await ctx.db
    .select()
    .from(voucherLine)
    .where(and(eq(voucherLine.memberId, memberId), eq(voucherLine.orderNumber, orderNumber)))
  const [first] = lines
  if (!first) throw notFound()
  const own = and(eq(voucher.orderId, first.orderId), eq(voucher.memberId, memberId))
  const rows = await ctx.db
    .select({ voucher, line: voucherLine })
    .from(voucher)
    .innerJoin(voucherLine, eq(voucherLine.orderLineId, voucher.orderLineId))
    .where(own)
    .orderBy(asc(voucher.orderLineId), asc(voucher.position))
  const uses = await ctx.db
    .select({ voucherId: voucherWriteOff.voucherId, at: voucherWriteOff.createdAt })
    .from(voucherWriteOff)
    .innerJoin(voucher, eq(voucher.id, voucherWriteOff.voucherId))
    .where(own)
    .orderBy(desc(voucherWriteOff.position))
  return {
    vouchers: rows.map(({ voucher: row, line }) => {
      const code = codeOf(ctx.signer, row)
      return {
        ...validityOfRow(row),
        voucherId: row.id,
        orderLineId: row.orderLineId,
        name: inLanguage(ctx, line.name),
        variant: inLanguage(ctx, line.variant),
        code: row.state === 'toBeUsed' ? code : null,
        ending: endingOf(code),
        usedAt: uses.flatMap(({ voucherId, at }) => (voucherId === row.id ? at.toISOString() : [])),
        endedAt: iso(row.endedAt),
      }
    }),
    answers: lines.flatMap(({ answers }) => answersIn(ctx, answers)),
    isRefundable:
      rows.length > 0 && rows.every((row) => isWhole(row.voucher) && row.line.terms.isRefundable),
  }
}

/** How many codes of an order are in each state. In the call of a merchant those of its own store. */
export async function voucherCounts(ctx: Ctx, orderId: string): Promise<VoucherCounts> {
  const lines = await ctx.db.select().from(voucherLine).where(eq(voucherLine.orderId, orderId))
  if (lines.length === 0) throw notFound()
  const rows = await ctx.db
    .select({
      state: voucher.state,
      count: sql<number>`count(*)::int`,
      uses: sql<number>`coalesce(sum(${voucher.uses}), 0)::int`,
      validUntil: sql`max(${voucher.validUntil})`.mapWith(voucher.validUntil),
    })
    .from(voucher)
    .where(eq(voucher.orderId, orderId))
    .groupBy(voucher.state)
  const none = Object.fromEntries(voucherLifecycle.states.map((state) => [state, 0]))
  const open = rows.find(({ state }) => state === 'toBeUsed')
  return {
    counts: {
      ...(none as VoucherCounts['counts']),
      ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    },
    writeOffs: rows.reduce((sum, { uses }) => sum + uses, 0),
    validUntil: iso(open?.validUntil ?? null),
    answers: lines.flatMap(({ answers }) => answersIn(ctx, answers)),
  }
}

/** A code of the own store as its counter sees it: not with all its digits, which the buyer has. */
export async function shownVoucher(ctx: Ctx, voucherId: string): Promise<ShownVoucher> {
  const { voucher: row, line } = one(
    await ctx.db
      .select({ voucher, line: voucherLine })
      .from(voucher)
      .innerJoin(voucherLine, eq(voucherLine.orderLineId, voucher.orderLineId))
      .where(eq(voucher.id, voucherId)),
  )
  const writeOffs = await ctx.db
    .select({ at: voucherWriteOff.createdAt, by: byName })
    .from(voucherWriteOff)
    .where(eq(voucherWriteOff.voucherId, voucherId))
    .orderBy(desc(voucherWriteOff.position))
    .limit(RECENT_WRITE_OFFS)
  const obstacle = obstacleOf(row, ctx.now())
  const isDisputed = obstacle === null && (await isOrderDisputed(ctx, row.orderId))
  return {
    ...validityOfRow(row),
    voucherId,
    ending: endingOf(codeOf(ctx.signer, row)),
    name: inLanguage(ctx, line.name),
    variant: inLanguage(ctx, line.variant),
    orderId: row.orderId,
    orderNumber: line.orderNumber,
    answers: answersIn(ctx, line.answers),
    actions: obstacle === null && !isDisputed ? ['use'] : [],
    obstacle: isDisputed ? 'disputed' : obstacle,
    writeOffs: writeOffs.map(({ at, by }) => ({ at: at.toISOString(), by })),
    endedAt: iso(row.endedAt),
  }
}

/** The latest write-offs of a store. */
export async function recentWriteOffs(ctx: Ctx, sellerId: string): Promise<RecentWriteOff[]> {
  const rows = await ctx.db
    .select({ writeOff: voucherWriteOff, voucher, line: voucherLine, by: byName })
    .from(voucherWriteOff)
    .innerJoin(voucher, eq(voucher.id, voucherWriteOff.voucherId))
    .innerJoin(voucherLine, eq(voucherLine.orderLineId, voucher.orderLineId))
    .where(eq(voucherWriteOff.sellerId, sellerId))
    .orderBy(desc(voucherWriteOff.createdAt), desc(voucherWriteOff.id))
    .limit(RECENT_WRITE_OFFS)
  return rows.map(({ writeOff, voucher: row, line, by }) => ({
    writeOffId: writeOff.id,
    at: writeOff.createdAt.toISOString(),
    by,
    ending: endingOf(codeOf(ctx.signer, row)),
    name: inLanguage(ctx, line.name),
    variant: inLanguage(ctx, line.variant),
    orderId: row.orderId,
    orderNumber: line.orderNumber,
  }))
}
