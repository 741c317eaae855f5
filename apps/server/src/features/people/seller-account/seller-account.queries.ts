import {
  MERCHANT_PERMISSIONS,
  MERCHANT_ROLES,
  PERMISSIONS_OF,
  type MerchantPermission,
} from '@ironsouq/contract/people/seller-account/seller-account.roles'
import type {
  MerchantMe,
  SellerAccountRecord,
} from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { sellerFirm } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound, notLoggedIn } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { sellerAccount, sellerInvitation, sellerReinvitation } from './seller-account.tables.ts'

export type SellerAccountRow = typeof sellerAccount.$inferSelect

export async function sellerAccountById(ctx: Ctx, id: string): Promise<SellerAccountRow | null> {
  const [row] = await ctx.db.select().from(sellerAccount).where(eq(sellerAccount.id, id))
  return row ?? null
}

/** Addresses are case-insensitive. Several sellers may have invited one; one of them has the person. */
export async function sellerAccountByEmail(
  ctx: Ctx,
  email: string,
): Promise<SellerAccountRow | null> {
  const isSame = sql`lower(${sellerAccount.email}) = lower(${email})`
  const [row] = await ctx.db
    .select()
    .from(sellerAccount)
    .where(isSame)
    .orderBy(sql`${sellerAccount.state} = 'active' desc`, asc(sellerAccount.id))
    .limit(1)
  return row ?? null
}

/** The people who decide for a seller. */
export const ownersOf = (ctx: Ctx, sellerId: string): Promise<SellerAccountRow[]> =>
  ctx.db
    .select()
    .from(sellerAccount)
    .where(
      and(
        eq(sellerAccount.sellerId, sellerId),
        eq(sellerAccount.role, 'owner'),
        eq(sellerAccount.state, 'active'),
      ),
    )
    .orderBy(asc(sellerAccount.id))

export async function sellerInvitationById(ctx: Ctx, invitationId: string) {
  const [row] = await ctx.db
    .select()
    .from(sellerInvitation)
    .where(eq(sellerInvitation.id, invitationId))
  return row ?? null
}

/** A person as a session of theirs shows them. */
export async function presentMerchant(
  ctx: Ctx,
  { id, name, email, locale, role, sellerId }: SellerAccountRow,
  permissions: Iterable<string>,
): Promise<MerchantMe> {
  const held = new Set(permissions)
  return {
    accountId: id,
    name,
    email,
    locale,
    role,
    permissions: MERCHANT_PERMISSIONS.filter((permission) => held.has(permission)),
    firm: await sellerFirm(ctx, sellerId),
  }
}

export async function merchantMe(ctx: Ctx, { id, permissions }: Actor): Promise<MerchantMe> {
  const who = await sellerAccountById(ctx, id)
  if (!who) throw notLoggedIn()
  return presentMerchant(ctx, who, permissions)
}

const COLUMNS = {
  accountId: sellerAccount.id,
  name: sellerAccount.name,
  email: sellerAccount.email,
  locale: sellerAccount.locale,
  role: sellerAccount.role,
  state: sellerAccount.state,
  version: sellerAccount.version,
  createdAt: sellerAccount.createdAt,
  lastSignInAt: sellerAccount.lastSignInAt,
  usedAt: sellerInvitation.usedAt,
  expiresAt: sellerInvitation.expiresAt,
}

const records = (ctx: Ctx) =>
  ctx.db
    .select(COLUMNS)
    .from(sellerAccount)
    .leftJoin(sellerInvitation, eq(sellerInvitation.accountId, sellerAccount.id))

type Found = Awaited<ReturnType<typeof records>>[number]

const present = ({ createdAt, lastSignInAt, usedAt, expiresAt, ...row }: Found) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  invitedUntil: usedAt === null ? (expiresAt?.toISOString() ?? null) : null,
})

export async function sellerAccountRecord(ctx: Ctx, id: string): Promise<SellerAccountRecord> {
  const [row] = await records(ctx).where(eq(sellerAccount.id, id))
  if (!row) throw notFound()
  return present(row)
}

/** Those of one seller; a merchant's call finds no others in any case. */
export async function sellerAccountsListed(
  ctx: Ctx,
  sellerId: string | null,
): Promise<SellerAccountRecord[]> {
  const rows = await records(ctx)
    .where(sellerId === null ? sql`false` : eq(sellerAccount.sellerId, sellerId))
    .orderBy(asc(sellerAccount.createdAt), asc(sellerAccount.id))
  return rows.map(present)
}

/** The active people of a seller whose role allows something, in the order of their names. */
export const sellerAccountsWith = (
  ctx: Ctx,
  sellerId: string | null,
  permission: MerchantPermission,
) =>
  ctx.db
    .select({ id: sellerAccount.id, name: sellerAccount.name })
    .from(sellerAccount)
    .where(
      and(
        sellerId === null ? sql`false` : eq(sellerAccount.sellerId, sellerId),
        eq(sellerAccount.state, 'active'),
        inArray(
          sellerAccount.role,
          MERCHANT_ROLES.filter((role) => PERMISSIONS_OF[role].includes(permission)),
        ),
      ),
    )
    .orderBy(asc(sellerAccount.name), asc(sellerAccount.id))

/** Whether a person of a seller answers buyers. */
export const answersBuyers = and(
  eq(sellerAccount.state, 'active'),
  inArray(sellerAccount.role, ['owner', 'sales']),
)

/** The people of a seller who answer buyers. */
export const sellerPeopleOf = (ctx: Ctx, sellerId: string) =>
  ctx.db
    .select({
      accountId: sellerAccount.id,
      email: sellerAccount.email,
      locale: sellerAccount.locale,
    })
    .from(sellerAccount)
    .where(and(eq(sellerAccount.sellerId, sellerId), answersBuyers))
    .orderBy(asc(sellerAccount.createdAt), asc(sellerAccount.id))

/** The requests to let people of a seller in again, by the id of the person. */
export async function reinvitationsOf(ctx: Ctx, sellerId: string) {
  const rows = await ctx.db
    .select({ row: sellerReinvitation })
    .from(sellerReinvitation)
    .innerJoin(sellerAccount, eq(sellerAccount.id, sellerReinvitation.accountId))
    .where(eq(sellerAccount.sellerId, sellerId))
  return new Map(rows.map(({ row }) => [row.accountId, row]))
}
