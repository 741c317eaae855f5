import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import type { BalanceChange } from '@ironsouq/contract/money/balance/balance.enums'
import { BALANCE_CURRENCY } from '@ironsouq/contract/money/balance/balance.limits'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { sql } from 'drizzle-orm'
import { orderIdSql } from '#features/money/ledger/ledger.list.rules.ts'
import { balanceSql } from '#features/money/ledger/ledger.queries.ts'
import { featureSwitches } from '#features/platform/feature-switch/feature-switch.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { memberBalance } from './balance.queries.ts'

/** What is frozen of top-ups of the member. */
async function frozenOf(ctx: Ctx, memberId: string): Promise<bigint> {
  const { rows } = await ctx.db.execute<{ frozen: string }>(sql`
    select coalesce(sum(${balanceSql}), 0) as frozen
    from payment p join ledger_account a on a.owner = p.id::text
    where p.member_id = ${memberId} and p.subject_kind = 'topUp' and p.state = 'paid'
      and a.kind = 'frozen' and a.currency = ${BALANCE_CURRENCY}`)
  return BigInt(rows[0]?.frozen ?? 0)
}

export async function balanceOverview(ctx: Ctx, memberId: string) {
  const balance = await memberBalance(ctx, memberId, BALANCE_CURRENCY)
  const money = (minor: bigint) => fromMinor(minor, BALANCE_CURRENCY)
  return {
    balance: money(balance.totalMinor),
    cash: money(balance.cashMinor),
    gift: money(balance.giftMinor),
    frozen: money(await frozenOf(ctx, memberId)),
    canTopUp: (await featureSwitches(ctx)).topUp,
  }
}

interface Row extends Record<string, unknown> {
  changeId: string
  kind: BalanceChange
  createdAt: string
  amount: string
  balance: string
  orderId: string | null
  number: string | null
  reason: string | null
}

/**
 * The changes of a balance as its member knows them, each with the balance after it. The cash and the
 * gifts that pay one order are one change; what a top-up brings as a gift is a change of its own.
 */
export async function balanceChanges(
  ctx: Ctx,
  memberId: string,
  { kind, current, size }: QueryOf<typeof balanceEndpoints.changes>,
) {
  const changes = sql`
    with line as (
      select j.id, j.ref, j.created_at, ${orderIdSql} as order_id, e.amount,
        case when j.kind = 'orderPaid' then 'shopping' when j.kind = 'orderRefunded' then 'orderRefund'
          when j.kind = 'manualChange' then 'manual'
          when j.kind in ('disputeOpened', 'disputeWon', 'disputeLost') then 'dispute' when e.account_kind = 'memberGift' then 'gift'
          else 'topUp' end as kind
      from ledger_account a
      join ledger_entry e on e.account_id = a.id
      join ledger_journal j on j.id = e.journal_id
      where a.member_id = ${memberId} and a.currency = ${BALANCE_CURRENCY}
        and a.kind in ('memberCash', 'memberGift')),
    change as (
      select id, ref, created_at, order_id, kind, sum(amount) as amount,
        sum(sum(amount)) over (order by created_at, id, kind desc, order_id) as balance
      from line group by id, ref, created_at, order_id, kind)`
  const wanted = kind ? sql`kind = ${kind}` : sql`true`
  const { rows } = await ctx.db.execute<Row>(sql`${changes}
    select change.id || ' ' || kind || ' ' || coalesce(order_id::text, '') as "changeId", kind,
      change.created_at as "createdAt", amount, balance, order_id as "orderId",
      (select o.number from store_order o where o.id = change.order_id and o.member_id = ${memberId}) as number,
      case when kind = 'manual' then
        (select b.reason from balance_change b where b.id::text = change.ref) end as reason
    from change where ${wanted}
    order by change.created_at desc, change.id desc, kind, order_id desc
    limit ${size} offset ${(current - 1) * size}`)
  const { rows: counted } = await ctx.db.execute<{ total: number }>(
    sql`${changes} select count(*)::int as total from change where ${wanted}`,
  )
  return {
    records: rows.map(({ createdAt, amount, balance, orderId, number, ...row }) => ({
      changeId: row.changeId,
      kind: row.kind,
      at: new Date(createdAt).toISOString(),
      amount: fromMinor(BigInt(amount), BALANCE_CURRENCY),
      balance: fromMinor(BigInt(balance), BALANCE_CURRENCY),
      order: orderId === null ? null : { orderId, number },
      reason: row.reason,
    })),
    total: counted[0]?.total ?? 0,
  }
}
