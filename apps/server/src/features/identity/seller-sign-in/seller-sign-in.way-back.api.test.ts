import { randomUUID } from 'node:crypto'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { sellerPeopleEndpoints } from '@ironsouq/contract/people/seller-account/seller-people.endpoints'
import { sellerSignInEndpoints } from '@ironsouq/contract/people/seller-account/seller-sign-in.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { appCode } from '#features/identity/portal-sign-in/portal-sign-in.builder.ts'
import { merchantTokenOf } from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { standardRole } from '#features/people/staff/staff.role.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { answered } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSellerPerson } from './seller-sign-in.builder.ts'
import { sellerPortal } from './seller-sign-in.service.ts'

const say = translator('en')
const OLD = 'Kite7gravel'
const NEW = 'Gravel8kites'
const passwords = { password: NEW, confirmPassword: NEW }

/** The only owner of a seller. */
async function anOwner({ ctx }: TestServer) {
  const { id: sellerId } = await aSeller(ctx, { code: randomUUID(), names: { en: 'Dunes' } })
  const email = `${randomUUID()}@dunes.example`
  const accountId = await aSellerPerson(ctx, { sellerId, role: 'owner', email, password: OLD })
  return { sellerId, accountId, email }
}

const linkIn = async (email: string, page: 'reset' | 'invitation') => {
  const mails = await inbox(email)
  const links = mails.map(({ text }) => new RegExp(`/${page}#([\\w.-]+)`).exec(text)?.[1])
  return links.find((link) => link !== undefined) ?? ''
}

async function aColleague({ ctx, client }: TestServer) {
  const id = await anActivePerson(ctx, { role: 'administrator' })
  return client({ bearer: await staffTokenOf(ctx, id) })
}

const signsIn = async (server: TestServer, email: string, password: string) =>
  (await answered(server, sellerSignInEndpoints.password, { email, password })).status

it('a forgotten password is set again with the link of an email and a second factor, once [ID-5]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { accountId, email } = await anOwner(server)
  const before = server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  const forgot = (of: string) => answered(server, sellerSignInEndpoints.forgot, { email: of })
  expect(await forgot('unknown@dunes.example')).toEqual(await forgot(email))
  await server.work()
  expect(await inbox('unknown@dunes.example')).toEqual([])
  const ticket = await linkIn(email, 'reset')
  const reset = (code: string, given = ticket) =>
    answered(server, sellerSignInEndpoints.reset, { ticket: given, code, ...passwords })
  // The mailbox alone is not enough.
  expect((await reset('000000')).status).toBe(400)
  expect(await signsIn(server, email, OLD)).toBe(200)
  const code = await appCode(ctx, sellerPortal, accountId)
  const done = await reset(code)
  expect(done).toMatchObject({ status: 200, data: { me: { email } } })
  expect((await reset(await appCode(ctx, sellerPortal, accountId, 1))).status).toBe(400)
  await expect(before(sellerAccountMerchantEndpoints.me)).rejects.toMatchObject({ status: 401 })
  expect(await signsIn(server, email, OLD)).toBe(400)
  expect(await signsIn(server, email, NEW)).toBe(200)
})

it('the link works for an hour and with a recovery code, and four requests an hour send three emails', async () => {
  await using server = await startServer()
  const { accountId, email } = await anOwner(server)
  const own = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const { recoveryCodes } = await own(sellerAccountMerchantEndpoints.renewCodes)
  for (let i = 0; i < 4; i++) await answered(server, sellerSignInEndpoints.forgot, { email })
  await server.work()
  expect(await inbox(email)).toHaveLength(3)
  const ticket = await linkIn(email, 'reset')
  const body = { ticket, code: recoveryCodes[0] ?? '', ...passwords }
  const late = new Date(server.ctx.now().getTime() + 61 * 60_000).toISOString()
  const now = server.ctx.now().toISOString()
  server.turnClock(late)
  expect((await answered(server, sellerSignInEndpoints.reset, body)).status).toBe(400)
  server.turnClock(now)
  expect((await answered(server, sellerSignInEndpoints.reset, body)).status).toBe(200)
})

it('an only owner who lost everything is let in again by two people of staff [ID-20]', async () => {
  await using server = await startServer()
  const { sellerId, accountId, email } = await anOwner(server)
  const [first, second] = [await aColleague(server), await aColleague(server)]
  expect(await first(sellerPeopleEndpoints.list, { query: { sellerId } })).toMatchObject([
    { accountId, email, role: 'owner', state: 'active', reinvitation: null },
  ])
  const asked = await first(sellerPeopleEndpoints.requestReinvite, {
    body: { accountId, reason: 'Called back on the number of the licence' },
  })
  expect(asked).toMatchObject([{ reinvitation: { canConfirm: false } }])
  await expect(
    first(sellerPeopleEndpoints.confirmReinvite, { body: { accountId } }),
  ).rejects.toThrow(say('error.reinviteOwn'))
  expect(await signsIn(server, email, OLD)).toBe(200)
  await second(sellerPeopleEndpoints.confirmReinvite, { body: { accountId } })
  expect(await signsIn(server, email, OLD)).toBe(400)
  await server.work()
  const invitation = await linkIn(email, 'invitation')
  const visitor = server.client()
  const step = await visitor(sellerSignInEndpoints.accept, { body: { invitation, ...passwords } })
  expect(step.next).toBe('setUp')
  await visitor(sellerSignInEndpoints.beginApp, { body: { ticket: step.ticket } })
  const code = await appCode(server.ctx, sellerPortal, accountId)
  const { me } = await visitor(sellerSignInEndpoints.enableApp, {
    body: { ticket: step.ticket, code },
  })
  expect(me).toMatchObject({ email, role: 'owner' })
  const { rows } = await server.pool.query(
    `select from audit_log where entity = 'sellerAccount' and entity_id = $1`,
    [accountId],
  )
  expect(rows.length).toBeGreaterThanOrEqual(2)
})

it('the second person is independent, and a dropped request changes nothing', async () => {
  await using server = await startServer()
  const { accountId, sellerId, email } = await anOwner(server)
  const boss = await aColleague(server)
  const roleId = await atomic(server.ctx, (ctx) => standardRole(ctx, 'administrator'))
  const given = { name: 'Two', email: `${randomUUID()}@desk.example`, locale: 'en' }
  const { staffId } = await boss(staffEndpoints.invite, { body: { ...given, roleIds: [roleId] } })
  await server.pool.query(`update staff set state = 'active' where id = $1`, [staffId])
  const puppet = server.client({ bearer: await staffTokenOf(server.ctx, staffId) })
  const body = { accountId, reason: 'Lost phone' }
  await boss(sellerPeopleEndpoints.requestReinvite, { body })
  const refused = puppet(sellerPeopleEndpoints.confirmReinvite, { body: { accountId } })
  await expect(refused).rejects.toMatchObject({ status: 409 })
  expect(await puppet(sellerPeopleEndpoints.list, { query: { sellerId } })).toMatchObject([
    { reinvitation: { reason: 'Lost phone' } },
  ])
  await boss(sellerPeopleEndpoints.rejectReinvite, { body: { accountId } })
  expect(await signsIn(server, email, OLD)).toBe(200)
  const stranger = server.client({ bearer: await server.staffToken(['store.read']) })
  await expect(stranger(sellerPeopleEndpoints.list, { query: { sellerId } })).rejects.toMatchObject(
    { status: 403 },
  )
  const sales = await aSellerPerson(server.ctx, { sellerId, role: 'sales' })
  await expect(
    boss(sellerPeopleEndpoints.requestReinvite, { body: { ...body, accountId: sales } }),
  ).rejects.toThrow(say('error.reinviteOwnersOnly'))
})
