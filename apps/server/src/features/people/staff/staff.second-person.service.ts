import { INDEPENDENT_DAYS } from '@ironsouq/contract/people/staff/staff.limits'
import { MONEY_PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import { formatter } from '@ironsouq/i18n/format'
import { sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { moneyAccessGiven } from './staff.events.ts'
import { permissionsOf } from './staff.queries.ts'
import { staffAccessGiven } from './staff.tables.ts'

const DAY_MS = 86_400_000

const isOfMoney = (permission: Permission) => MONEY_PERMISSIONS.some((each) => each === permission)

export async function moneyPermissionsOf(ctx: TxCtx, staffId: string): Promise<Permission[]> {
  return (await permissionsOf(ctx, staffId)).filter(isOfMoney)
}

/** Remembers that one person let another one in. Who changes their own access lets no one in. */
export async function recordAccess(ctx: TxCtx, staffId: string, givenBy: string): Promise<void> {
  if (staffId === givenBy) return
  const givenAt = ctx.now()
  await ctx.db
    .insert(staffAccessGiven)
    .values({ staffId, givenBy, givenAt })
    .onConflictDoUpdate({
      target: [staffAccessGiven.staffId, staffAccessGiven.givenBy],
      set: { givenAt },
    })
}

/** Records and announces that a person may do more with money than before. */
export async function announceMoneyAccess(
  ctx: TxCtx,
  { id: by }: Actor,
  staffId: string,
  before: readonly Permission[],
): Promise<void> {
  const held = await moneyPermissionsOf(ctx, staffId)
  if (held.every((permission) => before.includes(permission))) return
  await recordAccess(ctx, staffId, by)
  await emit(ctx, moneyAccessGiven, { staffId, by })
}

/**
 * The second person of a decision about money is independent of the first: neither let the other in
 * within the last days, nor did someone else let in both, directly or through others. Otherwise one
 * person with two or three mailboxes would be enough.
 */
export async function requireIndependent(
  ctx: TxCtx,
  { first, second }: { first: string; second: string },
): Promise<void> {
  const since = new Date(ctx.now().getTime() - INDEPENDENT_DAYS * DAY_MS)
  const { rows } = await ctx.db.execute<{ ended_at: Date | null }>(sql`
    with recursive behind(person, id) as (
      select person, person from unnest(array[${first}, ${second}]::uuid[]) as two(person)
      union
      select behind.person, given.given_by
      from behind join staff_access_given given on given.staff_id = behind.id
      where given.given_at > ${since}::timestamptz
    )
    select max(given.given_at)::timestamptz as ended_at
    from staff_access_given given
    where given.given_at > ${since}::timestamptz
      and given.staff_id in (select id from behind)
      and exists (select from behind group by id having count(*) = 2)`)
  const latest = rows[0]?.ended_at
  if (!latest) return
  const until = new Date(new Date(latest).getTime() + INDEPENDENT_DAYS * DAY_MS)
  throw new Refusal('error.secondPersonNotIndependent', {
    days: INDEPENDENT_DAYS,
    date: formatter(ctx.locale).date(until),
  })
}
