import type { QueryOf } from '@ironsouq/contract/endpoint'
import type {
  bankAccountEndpoints,
  BankAccountRecord,
} from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sellerByCode, sellerName } from '#features/people/seller/seller.queries.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { presentAccount } from './bank-account.present.ts'
import { bankAccount } from './bank-account.tables.ts'

const second = alias(staff, 'second')

const joined = (ctx: Ctx, at: ReturnType<typeof keyset>['at']) =>
  ctx.db
    .select({
      at,
      row: bankAccount,
      sellerCode: seller.code,
      sellerName: sellerName(sql`bank_account.seller_id`, sql`${ctx.locale}::text`),
      stater: staff.name,
      confirmer: second.name,
    })
    .from(bankAccount)
    .innerJoin(seller, eq(seller.id, bankAccount.sellerId))
    .leftJoin(staff, eq(staff.id, bankAccount.statedBy))
    .leftJoin(second, eq(second.id, bankAccount.confirmedBy))

type Joined = Awaited<ReturnType<typeof joined>>[number]

const present = (found: Joined, readerId: string): BankAccountRecord => {
  const { row, sellerCode, sellerName, stater, confirmer } = found
  return {
    ...presentAccount(row, readerId),
    sellerCode,
    sellerName,
    statedBy: stater,
    statedAt: row.confirmedAt === null ? row.updatedAt.toISOString() : null,
    confirmedBy: confirmer,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  }
}

/** The accounts that wait for a second person, or those that one has confirmed [BO-2]. */
export async function bankAccountsListed(
  ctx: Ctx,
  readerId: string,
  asked: QueryOf<typeof bankAccountEndpoints.list>,
) {
  const list = keyset(asked, {
    by: bankAccount.updatedAt,
    id: bankAccount.sellerId,
    isDescending: asked.sort.startsWith('-'),
  })
  const { confirmedAt } = bankAccount
  const filter =
    asked.state && (asked.state === 'waiting' ? isNull(confirmedAt) : isNotNull(confirmedAt))
  const [found, total] = await Promise.all([
    joined(ctx, list.at)
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(bankAccount, filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return { rows: rows.map((row) => present(row, readerId)), next, previous, total }
}

const nowhere = sql<readonly [string, string]>`'["", ""]'::json`

export async function bankAccountShown(ctx: Ctx, readerId: string, sellerCode: string) {
  const known = await sellerByCode(ctx, sellerCode)
  if (!known) throw notFound()
  const [found] = await joined(ctx, nowhere).where(eq(bankAccount.sellerId, known.id))
  return found ? present(found, readerId) : null
}
