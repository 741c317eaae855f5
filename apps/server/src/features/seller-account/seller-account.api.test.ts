import { sellerAccountEndpoints } from '@ironsouq/contract/seller-account/seller-account.endpoints'
import { SELLER_ACCOUNTS_MAX } from '@ironsouq/contract/seller-account/seller-account.schema'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { logSecurity } from '#features/security-log/security-log.service.ts'
import { securityLog } from '#features/security-log/security-log.tables.ts'
import { aSeller } from '#features/seller/seller.builder.ts'
import { session } from '#features/session/session.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer } from '#test/harness.ts'
import { aSellerAccount, merchantTokenOf } from './seller-account.builder.ts'
import { addSellerAccount } from './seller-account.invite.service.ts'
import { sellerAccount } from './seller-account.tables.ts'

const { remove, list } = sellerAccountEndpoints

describe('a person of a seller', () => {
  it('is deleted by an owner with everything about them, but not the last owner [ID-20]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id: sellerId } = await aSeller(ctx, { code: 'own', names: { en: 'Own' } })
    const ownerId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
    const owner = server.client({ bearer: await merchantTokenOf(ctx, ownerId) })
    const otherId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
    const other = server.client({ bearer: await merchantTokenOf(ctx, otherId) })
    await atomic(ctx, (ctx) =>
      logSecurity(ctx, { kind: 'passwordReset', subjectId: otherId, device: {} }),
    )
    const own = owner(remove, { body: { accountId: ownerId } })
    await expect(own).rejects.toMatchObject({ status: 403 })
    await owner(remove, { body: { accountId: otherId } })
    await expect(other(list)).rejects.toMatchObject({ status: 401 })
    await server.work()
    expect(await ctx.db.$count(sellerAccount, eq(sellerAccount.id, otherId))).toBe(0)
    expect(await ctx.db.$count(session, eq(session.subjectId, otherId))).toBe(0)
    expect(await ctx.db.$count(securityLog, eq(securityLog.subjectId, otherId))).toBe(0)
    const third = await aSellerAccount(ctx, { sellerId, role: 'owner' })
    const both = await Promise.allSettled([
      owner(remove, { body: { accountId: third } }),
      server.client({ bearer: await merchantTokenOf(ctx, third) })(remove, {
        body: { accountId: ownerId },
      }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ctx.db.$count(sellerAccount)).toBe(1)
  }, 30_000)

  it('is one of a limited number, also of eight that are added at once [ID-20]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id: sellerId } = await aSeller(ctx, { code: 'own', names: { en: 'Own' } })
    await ctx.db.insert(sellerAccount).values(
      Array.from({ length: SELLER_ACCOUNTS_MAX - 3 }, (_, n) => ({
        sellerId,
        role: 'sales' as const,
        name: 'Person',
        email: `${n}@firm.example`,
        locale: 'en',
        createdAt: ctx.now(),
      })),
    )
    const add = (n: number) =>
      atomic(ctx, (ctx) =>
        addSellerAccount(
          ctx,
          { sellerId, role: 'sales', name: 'New', email: `new-${n}@firm.example`, locale: 'en' },
          null,
        ),
      )
    const added = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => add(n)))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await ctx.db.$count(sellerAccount)).toBe(SELLER_ACCOUNTS_MAX)
  })
})
