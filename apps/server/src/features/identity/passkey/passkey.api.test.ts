import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { aMember } from '#features/people/member/member.builder.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { passkey, passkeyAttempt } from './passkey.tables.ts'

const SHOP = 'http://shop.example'

type Authenticator = ReturnType<typeof anAuthenticator>

const refused = (key: Key, status = 409) => ({ status, message: translator('en')(key) })
const failed = refused('error.passkeyFailed')

/** A signed-in member. */
async function aSignedInMember(server: TestServer, given: Parameters<typeof aMember>[1] = {}) {
  const { id } = await aMember(server.ctx, given)
  const bearer = await server.tokenFor({ audience: 'member', id })
  return { id, call: server.client({ bearer }) }
}

type Call = Awaited<ReturnType<typeof aSignedInMember>>['call']

async function added(call: Call, device: Authenticator, name = 'MacBook') {
  const { ticket, options } = await call(passkeyEndpoints.addOptions)
  const response = device.create(options)
  return call(passkeyEndpoints.add, { body: { ticket, response, name } })
}

async function signIn(server: TestServer, device: Authenticator) {
  const call = server.client()
  const { ticket, options } = await call(passkeyEndpoints.loginOptions)
  const body = { ticket, response: device.get(options), agreed: TERMS_VERSION } as const
  return { body, session: await call(passkeyEndpoints.login, { body }) }
}

describe('a passkey', () => {
  it('is created for this shop, identifies its owner, and signs in [ID-15]', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server)
    const device = anAuthenticator(SHOP)
    const { options } = await call(passkeyEndpoints.addOptions)
    expect(options).toMatchObject({
      rp: { id: 'shop.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const made = await added(call, device)
    expect(await call(passkeyEndpoints.list)).toEqual([made])
    expect(made).toMatchObject({ name: 'MacBook', lastUsedAt: null })

    const { session } = await signIn(server, device)
    const bearer = session.token
    expect(session.user.userId).toBe(id)
    const info = await server.client({ bearer })(memberEndpoints.userInfo)
    expect(info).toMatchObject({ userId: id })
    const [{ lastUsedAt } = made] = await call(passkeyEndpoints.list)
    expect(lastUsedAt).toBe(server.ctx.now().toISOString())
  })

  it('is requested without an account name', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    await added(call, anAuthenticator(SHOP))
    const { options } = await server.client()(passkeyEndpoints.loginOptions)
    expect(options).toMatchObject({ rpId: 'shop.example', userVerification: 'required' })
    expect(options['allowCredentials'] ?? []).toEqual([])
  })

  it('answers a challenge once, within five minutes', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    const device = anAuthenticator(SHOP)
    await added(call, device)
    const { body } = await signIn(server, device)
    const again = server.client()(passkeyEndpoints.login, { body })
    await expect(again).rejects.toMatchObject(failed)
    const { ticket, options } = await server.client()(passkeyEndpoints.loginOptions)
    const answer = { ticket, response: device.get(options), agreed: TERMS_VERSION } as const
    server.turnClock('2026-11-14T08:05:01Z')
    const late = server.client()(passkeyEndpoints.login, { body: answer })
    await expect(late).rejects.toMatchObject(failed)
  })

  it('cannot answer a challenge with the answer to another, nor an unknown challenge', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    const device = anAuthenticator(SHOP)
    await added(call, device)
    const anyone = server.client()
    const [first, second] = [
      await anyone(passkeyEndpoints.loginOptions),
      await anyone(passkeyEndpoints.loginOptions),
    ]
    const mixed = { ticket: first.ticket, response: device.get(second.options) }
    await expect(
      anyone(passkeyEndpoints.login, { body: { ...mixed, agreed: TERMS_VERSION } }),
    ).rejects.toMatchObject(failed)
    const [id = ''] = second.ticket.split('.')
    const forged = { ticket: `${id}.${'A'.repeat(43)}`, response: device.get(second.options) }
    await expect(
      anyone(passkeyEndpoints.login, { body: { ...forged, agreed: TERMS_VERSION } }),
    ).rejects.toMatchObject(failed)
    const { ticket } = second
    const response = { id: device.id, response: { clientDataJSON: 'bm9uc2Vuc2U' } }
    const nonsense = { ticket, response, agreed: TERMS_VERSION }
    await expect(anyone(passkeyEndpoints.login, { body: nonsense })).rejects.toMatchObject(failed)
  })

  it.each([
    ['an endless id', { id: `\u0000${'\n'.repeat(20_000)}`, response: {} }],
    ['an endless origin', { id: 'a', response: { clientDataJSON: 'a'.repeat(30_000) } }],
  ])('with %s is refused before it is looked up', async (_, response) => {
    await using server = await startServer()
    const { ticket } = await server.client()(passkeyEndpoints.loginOptions)
    const payload = { ticket, response, agreed: TERMS_VERSION }
    const reply = await server.app.inject({ method: 'POST', url: '/login/passkey', payload })
    expect(reply.statusCode).toBe(400)
  })

  it('with a decreasing counter was copied, and is refused', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    const device = anAuthenticator(SHOP)
    await added(call, device)
    device.setCounter(10)
    await signIn(server, device)
    device.setCounter(9)
    await expect(signIn(server, device)).rejects.toMatchObject(failed)
    device.setCounter(4)
    await expect(signIn(server, device)).rejects.toMatchObject(failed)
    device.setCounter(11)
    await signIn(server, device)
  })

  it('that is unknown, of another site or of another member is refused', async () => {
    await using server = await startServer()
    const [one, two] = [await aSignedInMember(server), await aSignedInMember(server)]
    const device = anAuthenticator(SHOP)
    await added(one.call, device)
    const stranger = anAuthenticator(SHOP)
    stranger.setUserHandle(one.id)
    await expect(signIn(server, stranger)).rejects.toMatchObject(failed)
    device.setUserHandle(two.id)
    await expect(signIn(server, device)).rejects.toMatchObject(failed)
    const phisher = anAuthenticator('http://shop.example.evil.example')
    await expect(added(one.call, phisher)).rejects.toMatchObject(failed)
  })

  it('is neither added nor used without verifying the user [ID-15]', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    const [device, careless] = [anAuthenticator(SHOP), anAuthenticator(SHOP)]
    careless.stopVerifying()
    await expect(added(call, careless)).rejects.toMatchObject(failed)
    await added(call, device)
    await signIn(server, device)
    device.stopVerifying()
    await expect(signIn(server, device)).rejects.toMatchObject(failed)
  })

  it('is created by the member who requested it, and belongs to one account', async () => {
    await using server = await startServer()
    const [one, two] = [await aSignedInMember(server), await aSignedInMember(server)]
    const device = anAuthenticator(SHOP)
    const { ticket, options } = await one.call(passkeyEndpoints.addOptions)
    const body = { ticket, response: device.create(options), name: 'Phone' }
    await expect(two.call(passkeyEndpoints.add, { body })).rejects.toMatchObject(failed)
    await one.call(passkeyEndpoints.add, { body })
    await expect(one.call(passkeyEndpoints.add, { body })).rejects.toMatchObject(failed)
    await expect(added(two.call, device)).rejects.toMatchObject(refused('error.passkeyKnown'))
    const { options: next } = await one.call(passkeyEndpoints.addOptions)
    expect(next['excludeCredentials']).toEqual([
      expect.objectContaining({ id: device.id, transports: ['internal'] }),
    ])
    const login = { ticket: (await one.call(passkeyEndpoints.addOptions)).ticket, response: {} }
    await expect(
      server.client()(passkeyEndpoints.login, { body: { ...login, agreed: TERMS_VERSION } }),
    ).rejects.toMatchObject(failed)
  })

  it('is removed by its owner only, unless it is the only way to sign in [ID-15]', async () => {
    await using server = await startServer()
    const owner = await aSignedInMember(server, { mail: null, mobile: null, account: null })
    const other = await aSignedInMember(server)
    const [device, second] = [anAuthenticator(SHOP), anAuthenticator(SHOP)]
    const { passkeyId } = await added(owner.call, device)
    const body = { passkeyId }
    await expect(other.call(passkeyEndpoints.remove, { body })).rejects.toMatchObject({
      status: 404,
    })
    await expect(owner.call(passkeyEndpoints.remove, { body })).rejects.toMatchObject(
      refused('error.lastWayIn'),
    )
    await added(owner.call, second, 'Key')
    await owner.call(passkeyEndpoints.remove, { body })
    await expect(signIn(server, device)).rejects.toMatchObject(failed)
    await signIn(server, second)
    expect(await server.ctx.db.select().from(passkey)).toMatchObject([{ name: 'Key' }])
    const attempts = await server.ctx.db.select().from(passkeyAttempt)
    expect(attempts.every(({ usedAt }) => usedAt !== null)).toBe(true)
  })
})
