import { sellerAccountEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.endpoints'
import { SELLER_ACCOUNTS_MAX } from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { deleteOldSecurityLog } from '#features/identity/security-log/security-log.delete-old.job.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { securityLog } from '#features/identity/security-log/security-log.tables.ts'
import { session } from '#features/identity/session/session.tables.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { startCtx, startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSellerAccount, merchantTokenOf } from './seller-account.builder.ts'
import { addSellerAccount } from './seller-account.invite.service.ts'
import { sellerAccount } from './seller-account.tables.ts'

const { remove, list } = sellerAccountEndpoints

describe('a person of a seller', () => {
  it('is deleted by an owner, but not the last owner, and the audit log has it [ID-20] [BO-4]', async () => {
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
    // Where they signed in from stays for a while, and who removed them for good.
    const ofOther = eq(securityLog.subjectId, otherId)
    expect(await ctx.db.$count(securityLog, ofOther)).toBe(1)
    const sweepAt = async (at: string) => {
      server.turnClock(at)
      await deleteOldSecurityLog.run(ctx)
      return ctx.db.$count(securityLog, ofOther)
    }
    expect(await sweepAt('2026-12-13T08:00:00Z')).toBe(1)
    expect(await sweepAt('2026-12-15T08:00:00Z')).toBe(0)
    server.turnClock('2026-11-14T08:00:00Z')
    expect(await ctx.db.select().from(auditLog).orderBy(auditLog.seq)).toMatchObject([
      {
        actorAudience: 'merchant',
        actorId: ownerId,
        endpoint: 'POST /p/merchant/account/remove',
        entity: 'sellerAccount',
        entityId: otherId,
        before: { sellerId, role: 'owner', email: expect.stringMatching(/^hash:/) as string },
      },
    ])
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

  it('is in the audit log with every change of their access, and who made it [ID-20] [BO-4]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id: sellerId } = await aSeller(ctx, { code: 'own', names: { en: 'Own' } })
    const ownerId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
    const owner = server.client({ bearer: await merchantTokenOf(ctx, ownerId) })
    const given = { name: 'Nour', email: 'nour@own.example', locale: 'en', role: 'sales' } as const
    const { accountId } = await owner(sellerAccountEndpoints.invite, { body: given })
    const change = { accountId, version: 1, name: 'Nour', role: 'finance' } as const
    await owner(sellerAccountEndpoints.update, { body: change })
    await owner(sellerAccountEndpoints.disable, { body: { accountId } })
    const rows = await ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(rows.map(({ entityId, actorId }) => [entityId, actorId])).toEqual(
      Array.from({ length: 3 }, () => [accountId, ownerId]),
    )
    expect(rows).toMatchObject([
      { after: { sellerId, role: 'sales' } },
      { before: { role: 'sales' }, after: { role: 'finance' } },
      { before: { state: 'invited' }, after: { state: 'disabled' } },
    ])
    expect(
      JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
    ).not.toContain('nour@')
  })

  it('who becomes an owner is named to the other owners by email, once each', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id: sellerId } = await aSeller(ctx, { code: 'own', names: { en: 'Own' } })
    const emailOf = () => `${crypto.randomUUID()}@own.example`
    const [mail, other, named] = [emailOf(), emailOf(), emailOf()]
    const ownerId = await aSellerAccount(ctx, { sellerId, role: 'owner', email: mail })
    await aSellerAccount(ctx, { sellerId, role: 'owner', email: other })
    const salesId = await aSellerAccount(ctx, { sellerId, role: 'sales', email: named })
    const owner = server.client({ bearer: await merchantTokenOf(ctx, ownerId) })
    const body = { accountId: salesId, version: 1, name: 'Nour', role: 'owner' } as const
    await owner(sellerAccountEndpoints.update, { body })
    await server.work()
    const subject = translator('en')('mail.ownerNamedSubject', { firm: 'Own' })
    for (const to of [mail, other])
      expect((await inbox(to)).map((each) => each.subject)).toEqual([subject])
    expect(await inbox(named)).toEqual([])
    const linked = { ...body, version: 2, name: 'Locked, see evil.example now' }
    await expect(owner(sellerAccountEndpoints.update, { body: linked })).rejects.toMatchObject({
      data: [{ field: 'name' }],
    })
  })

  it('is one of a limited number, also of eight that are added at once [ID-20]', async () => {
    await using server = await startCtx()
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
