import type { QueryOf } from '@ironsouq/contract/endpoint'
import type {
  BalanceChangeRow,
  balanceChangeEndpoints,
} from '@ironsouq/contract/money/balance-change/balance-change.endpoints'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { balanceChange } from './balance-change.tables.ts'

const second = alias(staff, 'second')

const joined = (ctx: Ctx, at: ReturnType<typeof keyset>['at']) =>
  ctx.db
    .select({
      at,
      row: balanceChange,
      memberName: sql<
        string | null
      >`case when ${member.erasedAt} is null then ${member.nickName} end`,
      requester: staff.name,
      decider: second.name,
    })
    .from(balanceChange)
    .leftJoin(member, eq(member.id, balanceChange.memberId))
    .leftJoin(staff, eq(staff.id, balanceChange.requestedBy))
    .leftJoin(second, eq(second.id, balanceChange.decidedBy))

type Joined = Awaited<ReturnType<typeof joined>>[number]

const present = (
  { row, memberName, requester, decider }: Joined,
  readerId: string,
): BalanceChangeRow => ({
  changeId: row.id,
  memberId: row.memberId,
  memberName,
  amount: fromMinor(row.amountMinor, row.currency),
  reason: row.reason,
  state: row.state,
  requestedBy: requester ?? '',
  decidedBy: decider,
  at: row.createdAt.toISOString(),
  canDecide: row.state === 'waiting' && row.requestedBy !== readerId,
})

export async function changesListed(
  ctx: Ctx,
  readerId: string,
  asked: QueryOf<typeof balanceChangeEndpoints.list>,
) {
  const list = keyset(asked, {
    by: balanceChange.createdAt,
    id: balanceChange.id,
    isDescending: asked.sort.startsWith('-'),
  })
  const filter = asked.state && eq(balanceChange.state, asked.state)
  const [found, total] = await Promise.all([
    joined(ctx, list.at)
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(balanceChange, filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return { rows: rows.map((row) => present(row, readerId)), next, previous, total }
}

export async function changeShown(ctx: Ctx, readerId: string, id: string) {
  const nowhere = sql<readonly [string, string]>`'["", ""]'::json`
  return present(one(await joined(ctx, nowhere).where(eq(balanceChange.id, id))), readerId)
}
