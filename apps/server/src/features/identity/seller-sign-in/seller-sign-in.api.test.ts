import type { DataOf } from '@ironsouq/contract/endpoint'
import { sellerAccountEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.endpoints'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { PERMISSIONS_OF } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { SELLER_INVITATIONS_A_DAY } from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { sellerSignInEndpoints } from '@ironsouq/contract/people/seller-account/seller-sign-in.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { appCode } from '#features/identity/portal-sign-in/portal-sign-in.builder.ts'
import { newDeviceKey } from '#features/identity/portal-sign-in/portal-sign-in.device.rules.ts'
import { merchantTokenOf } from '#features/people/seller-account/seller-account.builder.ts'
import { sellerInvitationLink } from '#features/people/seller-account/seller-account.invite.service.ts'
import { sellerInvitation } from '#features/people/seller-account/seller-account.tables.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { one } from '#kernel/data/db.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { answered } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSellerPerson } from './seller-sign-in.builder.ts'
import { sellerPortal } from './seller-sign-in.service.ts'

const PASSWORD = 'Kite7gravel'

async function aFirm({ ctx }: TestServer, code: string) {
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: `Firm ${code}` } })
  return { sellerId, ownerId: await aSellerPerson(ctx, { sellerId, role: 'owner' }) }
}

type Caller = Parameters<typeof answered>[3]

const callAs = async (server: TestServer, accountId: string) =>
  server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })

describe('the sign-in of people of sellers', () => {
  it('needs a password and a second factor, and changes the password by its rule [ID-5]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId } = await aFirm(server, 'dunes')
    const email = 'sales@dunes.example'
    const accountId = await aSellerPerson(ctx, {
      sellerId,
      role: 'sales',
      email,
      password: PASSWORD,
    })
    const call = server.client()
    const wrong = { email, password: 'Kite7grave' }
    await expect(call(sellerSignInEndpoints.password, { body: wrong })).rejects.toThrow()
    const step = await call(sellerSignInEndpoints.password, { body: { email, password: PASSWORD } })
    expect(step.next).toBe('secondFactor')
    const code = await appCode(ctx, sellerPortal, accountId)
    const { ticket } = step
    const { token, me } = await call(sellerSignInEndpoints.secondFactor, { body: { ticket, code } })
    expect(me).toMatchObject({ role: 'sales', firm: { sellerId, name: 'Firm dunes' } })
    const own = server.client({ bearer: token })
    const change = (original: string, password: string, confirmPassword = password) =>
      own(sellerAccountMerchantEndpoints.changePassword, {
        body: { original, password, confirmPassword },
      })
    const faultsOf = (answer: Promise<unknown>) => expect(answer).rejects
    await faultsOf(change(PASSWORD, 'abc12')).toMatchObject({ status: 400 })
    await faultsOf(change(PASSWORD, 'abcdefg-12345')).toMatchObject({ status: 400 })
    await faultsOf(change(PASSWORD, 'Lake9stone', 'Lake9stonE')).toMatchObject({ status: 400 })
    await faultsOf(change('Kite7grave', 'Lake9stone')).toMatchObject({ status: 400 })
    await faultsOf(change(PASSWORD, 'password1')).toMatchObject({ status: 400 })
    await change(PASSWORD, 'Lake9stone')
    const again = { email, password: 'Lake9stone' }
    expect((await call(sellerSignInEndpoints.password, { body: again })).next).toBe('secondFactor')
  }, 30_000)

  it('begins with an invitation by mail in the language of the person', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { ownerId } = await aFirm(server, 'palm')
    const owner = await callAs(server, ownerId)
    const email = `${crypto.randomUUID()}@palm.example`
    const body = { name: 'Nour', email, locale: 'de', role: 'warehouse' } as const
    const added = await owner(sellerAccountEndpoints.invite, { body })
    expect(added).toMatchObject({ state: 'invited', role: 'warehouse' })
    await server.work()
    const [mail] = await inbox(email)
    expect(JSON.stringify(mail)).toContain('Firm palm')
    const { id } = one(await ctx.db.select().from(sellerInvitation))
    const invitation = sellerInvitationLink(ctx, id).split('#')[1] ?? ''
    const call = server.client()
    const given = { invitation, password: PASSWORD, confirmPassword: PASSWORD }
    const { next, ticket } = await call(sellerSignInEndpoints.accept, { body: given })
    expect(next).toBe('setUp')
    await call(sellerSignInEndpoints.beginApp, { body: { ticket } })
    const code = await appCode(ctx, sellerPortal, added.accountId)
    const first = await call(sellerSignInEndpoints.enableApp, { body: { ticket, code } })
    expect(first.recoveryCodes.length).toBeGreaterThan(5)
    expect(first.me.permissions).toEqual(PERMISSIONS_OF.warehouse)
    const people = await owner(sellerAccountEndpoints.list)
    expect(people.map(({ state }) => state)).toEqual(['active', 'active'])
  }, 30_000)
})

describe('guesses of a stranger', () => {
  it('lock the address of a person, and not the device that they signed in from [ID-9]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId } = await aFirm(server, 'cove')
    const email = 'sales@cove.example'
    const given = { sellerId, role: 'sales', email, password: PASSWORD } as const
    const accountId = await aSellerPerson(ctx, given)
    const right = { email, password: PASSWORD }
    const wrong = { email, password: 'Kite7grave' }
    const { password, secondFactor } = sellerSignInEndpoints
    const tryFrom = async (from: Caller, body = right) =>
      (await answered(server, password, body, from)).status
    const signIn = async (from: Caller) => {
      const { ticket } = (await answered(server, password, right, from)).data as { ticket: string }
      const code = await appCode(ctx, sellerPortal, accountId)
      const { data } = await answered(server, secondFactor, { ticket, code }, from)
      return data as DataOf<typeof secondFactor>
    }
    const { deviceKey } = await signIn({})
    const stranger = { address: '198.51.100.7' }
    for (let tried = 0; tried < 5; tried += 1) await tryFrom(stranger, wrong)
    expect(await tryFrom(stranger)).toBe(429)
    // A key of another person, and one that was changed, are those of a stranger.
    const otherId = await aSellerPerson(ctx, { sellerId, role: 'owner' })
    const ofOther = newDeviceKey(ctx, sellerPortal, otherId)
    const changed = `${deviceKey?.slice(0, -4)}aaaa`
    for (const forged of [ofOther, changed]) expect(await tryFrom({ deviceKey: forged })).toBe(429)
    server.turnClock('2026-11-14T08:01:00Z')
    const known = await signIn({ deviceKey })
    expect(known).toMatchObject({ deviceKey: null, me: { firm: { sellerId } } })
    // The device has attempts of its own, and no more than others.
    for (let tried = 0; tried < 5; tried += 1) await tryFrom({ deviceKey }, wrong)
    expect(await tryFrom({ deviceKey })).toBe(429)
  }, 30_000)
})

describe('a person who has only a passkey', () => {
  it('proves their identity with it, once and for themselves alone [ID-19]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId, ownerId } = await aFirm(server, 'quay')
    const otherId = await aSellerPerson(ctx, { sellerId, role: 'owner' })
    const [owner, other] = [await callAs(server, ownerId), await callAs(server, otherId)]
    const device = anAuthenticator(ctx.site.merchantUrl)
    const asked = await owner(sellerAccountMerchantEndpoints.beginPasskey)
    const response = device.create(asked.options)
    await owner(sellerAccountMerchantEndpoints.addPasskey, {
      body: { ticket: asked.ticket, response, name: 'Laptop' },
    })
    await owner(sellerAccountMerchantEndpoints.removeApp)
    server.turnClock('2026-11-14T08:11:00Z')
    await expect(owner(sellerAccountMerchantEndpoints.renewCodes)).rejects.toMatchObject({
      data: [{ field: 'recentProof' }],
    })
    const { ticket, options } = await owner(sellerAccountMerchantEndpoints.askProof)
    const body = { passkey: { ticket, response: device.get(options) } }
    // A colleague who has the ticket and the answer proves nothing with them.
    await expect(other(sellerAccountMerchantEndpoints.prove, { body })).rejects.toThrow()
    const again = await owner(sellerAccountMerchantEndpoints.askProof)
    const own = { passkey: { ticket: again.ticket, response: device.get(again.options) } }
    await owner(sellerAccountMerchantEndpoints.prove, { body: own })
    await expect(owner(sellerAccountMerchantEndpoints.prove, { body: own })).rejects.toThrow()
    expect((await owner(sellerAccountMerchantEndpoints.renewCodes)).recoveryCodes).not.toHaveLength(
      0,
    )
  })
})

describe('invitations of a seller', () => {
  it('take no address from others, and say nothing about those who work elsewhere [ID-20]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const [first, second] = [await aFirm(server, 'dune'), await aFirm(server, 'oasis')]
    const email = 'ceo@rival.example'
    const given = { name: 'Rashid', email, locale: 'en', role: 'warehouse' } as const
    const invite = async (ownerId: string) =>
      (await callAs(server, ownerId))(sellerAccountEndpoints.invite, { body: given })
    const [one, other] = [await invite(first.ownerId), await invite(second.ownerId)]
    expect([one.state, other.state]).toEqual(['invited', 'invited'])
    // Within a seller an address is there once, and one that was disabled takes none either.
    const again = callAs(server, first.ownerId)
    await expect(
      (await again)(sellerAccountEndpoints.invite, { body: given }),
    ).rejects.toMatchObject({ data: [{ field: 'email' }] })
    const rows = await ctx.db.select().from(sellerInvitation)
    const accept = (accountId: string) => {
      const id = rows.find((row) => row.accountId === accountId)?.id ?? ''
      const invitation = sellerInvitationLink(ctx, id).split('#')[1] ?? ''
      const body = { invitation, password: PASSWORD, confirmPassword: PASSWORD }
      return server.client()(sellerSignInEndpoints.accept, { body })
    }
    // Both at once: the person works for one of them.
    const both = await Promise.allSettled([accept(one.accountId), accept(other.accountId)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: translator('en')('error.mailTaken') },
    })
    const third = await aFirm(server, 'wadi')
    expect(await invite(third.ownerId)).toMatchObject({ state: 'invited' })
    const body = { email, password: PASSWORD }
    expect(await server.client()(sellerSignInEndpoints.password, { body })).toMatchObject({
      next: 'setUp',
    })
  }, 30_000)

  it('are limited by the hour for an address and by the day for the seller', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId, ownerId } = await aFirm(server, 'reef')
    const owner = await callAs(server, ownerId)
    const given = { name: 'Nour', locale: 'en', role: 'sales' } as const
    const { accountId } = await owner(sellerAccountEndpoints.invite, {
      body: { ...given, email: 'nour@reef.example' },
    })
    const again = () => owner(sellerAccountEndpoints.inviteAgain, { body: { accountId } })
    for (let sent = 0; sent < 10; sent += 1) await again()
    await expect(again()).rejects.toMatchObject({ status: 429 })
    const limit = { max: SELLER_INVITATIONS_A_DAY, seconds: 24 * 60 * 60 }
    for (let sent = 11; sent < SELLER_INVITATIONS_A_DAY; sent += 1)
      await ctx.attemptLimits.strict.consume('seller-invitation', sellerId, limit)
    const max = SELLER_INVITATIONS_A_DAY
    const refused = { status: 429, message: translator('en')('error.invitationsMany', { max }) }
    const another = { ...given, email: 'huda@reef.example' }
    await expect(owner(sellerAccountEndpoints.invite, { body: another })).rejects.toMatchObject(
      refused,
    )
    await expect(
      owner(sellerAccountEndpoints.reset, { body: { accountId } }),
    ).rejects.toMatchObject(refused)
  }, 30_000)
})

describe('the last owner of a seller', () => {
  it('is neither removed nor demoted, also not by two who do it to each other at once [ID-20]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId, ownerId } = await aFirm(server, 'lake')
    const owner = await callAs(server, ownerId)
    const demoted = (accountId: string) =>
      ({ body: { accountId, version: 1, name: 'A', role: 'sales' } }) as const
    await expect(owner(sellerAccountEndpoints.update, demoted(ownerId))).rejects.toMatchObject({
      message: expect.stringContaining('last owner') as string,
    })
    const secondId = await aSellerPerson(ctx, { sellerId, role: 'owner' })
    const second = await callAs(server, secondId)
    const both = await Promise.allSettled([
      owner(sellerAccountEndpoints.disable, { body: { accountId: secondId } }),
      second(sellerAccountEndpoints.update, demoted(ownerId)),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await server.pool.query(
      `select id from seller_account where role = 'owner' and state = 'active'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('gives another role, and the sessions with the one before end', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { sellerId, ownerId } = await aFirm(server, 'moon')
    const salesId = await aSellerPerson(ctx, { sellerId, role: 'sales' })
    const [owner, sales] = [await callAs(server, ownerId), await callAs(server, salesId)]
    await sales(sellerAccountMerchantEndpoints.me)
    const body = { accountId: salesId, version: 1, name: 'S', role: 'finance' } as const
    await owner(sellerAccountEndpoints.update, { body })
    await expect(sales(sellerAccountMerchantEndpoints.me)).rejects.toMatchObject({ status: 401 })
    await expect(
      (await callAs(server, salesId))(sellerAccountEndpoints.disable, {
        body: { accountId: ownerId },
      }),
    ).rejects.toMatchObject({ status: 403 })
  })
})
