import { Money } from '@ironsouq/contract/money/money/money'
import { AUDIT_ENTITIES } from '@ironsouq/contract/platform/audit/audit.entities'
import {
  AUDIT_COUNT_MAX,
  AUDIT_TEXT_DAYS,
  type AuditEntry,
  type AuditFilter,
  type AuditKind,
  type AuditRow,
} from '@ironsouq/contract/platform/audit/audit.schema'
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  lte,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import * as z from 'zod/mini'
import { sellerAccount } from '#features/people/seller-account/seller-account.tables.ts'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { auditHead, auditLog } from '#kernel/data/kernel.tables.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { notFound } from '#kernel/errors.ts'
import { type NamedThing, thingsNamed } from './audit.names.projection.ts'
import { ACCESS_PERMISSIONS, entitiesOf, kindOf, MONEY_PERMISSIONS } from './audit.rules.ts'
import type { ExportFilter } from './audit.tables.ts'

const DAY_MS = 86_400_000

const Priced = z.object({ price: Money })

const isMoney = sql`coalesce(${inArray(auditLog.permission, [...MONEY_PERMISSIONS])}, false)`
const isAccess = sql`coalesce(${inArray(auditLog.permission, [...ACCESS_PERMISSIONS])}, false)`
/** What an entry is about: its thing, or the noun of its permission. */
const noun = sql`coalesce(${auditLog.entity}, split_part(${auditLog.permission}, '.', 1), '')`

/** The entries of a kind; `kindOf` says the same of one. */
function kindIs(kind: AuditKind): SQL | undefined {
  if (kind === 'other') return and(not(isMoney), not(isAccess), notInArray(noun, AUDIT_ENTITIES))
  const about = inArray(noun, entitiesOf(kind))
  if (kind === 'money') return or(isMoney, and(about, not(isAccess)))
  if (kind === 'access') return or(isAccess, and(about, not(isMoney)))
  return and(about, not(isMoney), not(isAccess))
}

/** The text as it is, wherever it occurs: its wildcards are none. */
const containing = (text: string) => `%${escapedLike(text)}%`

function matching(ctx: Ctx, filter: AuditFilter): SQL | undefined {
  const { kind, actorId, entity, entityId, action, permission, from, until, text } = filter
  const part = text === undefined ? undefined : containing(text)
  const recent = new Date(ctx.now().getTime() - AUDIT_TEXT_DAYS * DAY_MS)
  const since = from ? new Date(from) : text ? recent : undefined
  const equal = [
    [auditLog.actorId, actorId],
    [auditLog.entity, entity],
    [auditLog.entityId, entityId],
    [auditLog.endpoint, action],
    [auditLog.permission, permission],
  ] as const
  return and(
    kind && kindIs(kind),
    ...equal.map(([column, value]) => (value === undefined ? undefined : eq(column, value))),
    since && gte(auditLog.at, since),
    until === undefined ? undefined : lt(auditLog.at, new Date(new Date(until).getTime() + DAY_MS)),
    part === undefined
      ? undefined
      : or(
          sql`${auditLog.entityId} ilike ${part}`,
          sql`${auditLog.address} ilike ${part}`,
          sql`${auditLog.requestId} ilike ${part}`,
          sql`${auditLog.endpoint} ilike ${part}`,
          sql`${auditLog.before}::text ilike ${part}`,
          sql`${auditLog.after}::text ilike ${part}`,
          sql`${auditLog.actorId} in (select id from staff where name ilike ${part}
            union all select id from seller_account where name ilike ${part})`,
        ),
  )
}

const columns = {
  ...getTableColumns(auditLog),
  name: sql<string | null>`coalesce(${staff.name}, ${sellerAccount.name})`,
}

type Found = typeof auditLog.$inferSelect & { name: string | null }

/** A price that the entry states itself. */
const pricesIn = (after: unknown) => Priced.safeParse(after).data?.price ?? null

const rowOf = (found: Found, { name: entityName, amount }: NamedThing): AuditRow => ({
  seq: String(found.seq),
  at: found.at.toISOString(),
  actor: { id: found.actorId, audience: found.actorAudience, name: found.name },
  kind: kindOf(found),
  action: found.endpoint,
  permission: found.permission,
  entity: found.entity,
  entityId: found.entityId,
  entityName,
  amount: amount ?? pricesIn(found.after),
  address: found.address,
})

const withNames = (ctx: Ctx) =>
  ctx.db
    .select(columns)
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.actorId))
    .leftJoin(sellerAccount, eq(sellerAccount.id, auditLog.actorId))
    .$dynamic()

/** Without a filter the number of the last entry is the count: the chain has no gap. */
async function countOf(ctx: Ctx, where: SQL | undefined, most: number): Promise<number> {
  if (!where) {
    const [head] = await ctx.db.select().from(auditHead)
    return Math.min(Number(head?.seq ?? 0n), most)
  }
  const some = ctx.db
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(where)
    .limit(most)
    .as('some')
  return ctx.db.$count(some)
}

type Asked = AuditFilter & { sort: '-seq' | 'seq'; size: number; cursor?: string | undefined }

export async function auditListed(ctx: Ctx, { sort, size, cursor, ...filter }: Asked) {
  const order = { by: auditLog.seq, id: auditLog.seq, isDescending: sort === '-seq' }
  const list = keyset({ sort, size, cursor }, order)
  const where = matching(ctx, filter)
  const found = await ctx.db
    .select({ ...columns, position: list.at })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.actorId))
    .leftJoin(sellerAccount, eq(sellerAccount.id, auditLog.actorId))
    .where(and(where, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found.map((row) => ({ row, at: row.position })))
  const thingOf = await thingsNamed(
    ctx,
    rows.map(({ row }) => row),
  )
  return {
    rows: rows.map(({ row }) => rowOf(row, thingOf(row))),
    ...cursors,
    total: await countOf(ctx, where, AUDIT_COUNT_MAX),
  }
}

export async function auditEntry(ctx: Ctx, seq: string): Promise<AuditEntry> {
  const [found] = await withNames(ctx).where(eq(auditLog.seq, BigInt(seq)))
  if (!found) throw notFound()
  const { before, after, requestId, sessionId, hash, previousHash } = found
  const thingOf = await thingsNamed(ctx, [found])
  return {
    ...rowOf(found, thingOf(found)),
    before,
    after,
    requestId,
    sessionId,
    hash: hash.toString('hex'),
    previousHash: previousHash.toString('hex'),
  }
}

export const auditCount = (ctx: Ctx, filter: AuditFilter, most: number): Promise<number> =>
  countOf(ctx, matching(ctx, filter), most)

/** The next entries of an export, oldest first. */
export const auditExported = (
  ctx: Ctx,
  { upTo, ...filter }: ExportFilter,
  after: bigint,
  limit: number,
) =>
  withNames(ctx)
    .where(and(matching(ctx, filter), gt(auditLog.seq, after), lte(auditLog.seq, BigInt(upTo))))
    .orderBy(asc(auditLog.seq))
    .limit(limit)
