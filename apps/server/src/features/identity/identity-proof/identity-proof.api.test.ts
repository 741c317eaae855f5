import { identityProofEndpoints } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { accountEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { anAccount, PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { otherThan, sentDigits } from '#features/identity/verification/verification.builder.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { startServer, type TestServer } from '#test/harness.ts'

const SHOP = 'http://shop.example'
const { prove, status, options: proofOptions } = identityProofEndpoints

/** A member whose sign-in was too long ago. */
async function aMemberOfYesterday(server: TestServer) {
  const { id } = await anAccount(server.ctx)
  const bearer = await server.tokenFor({ audience: 'member', id })
  const call = server.client({ bearer })
  const device = anAuthenticator(SHOP)
  const { ticket, options } = await call(passkeyEndpoints.addOptions)
  const body = { ticket, response: device.create(options), name: 'MacBook' }
  await call(passkeyEndpoints.add, { body })
  server.turnClock('2026-11-14T08:10:00Z')
  return { id, call, device }
}

const faultOf = (field: string, msg: unknown = expect.any(String)) => ({
  status: 400,
  data: [{ field, msg }],
})

describe('a proof of identity', () => {
  it('is given by the sign-in for ten minutes, by the password for ten more', async () => {
    await using server = await startServer()
    const { call } = await aMemberOfYesterday(server)
    server.turnClock('2026-11-14T08:09:59Z')
    expect(await call(status)).toEqual({
      until: '2026-11-14T08:10:00.000Z',
      ways: ['password', 'passkey', 'code'],
      needsSecondFactor: false,
    })
    server.turnClock('2026-11-14T08:10:00Z')
    expect((await call(status)).until).toBeNull()
    await expect(call(prove, { body: { password: 'another' } })).rejects.toMatchObject(
      faultOf('password', translator('en')('error.passwordWrong')),
    )
    await expect(call(prove, { body: {} })).rejects.toMatchObject(faultOf('password'))
    expect((await call(status)).until).toBeNull()
    const { until } = await call(prove, { body: { password: PASSWORD } })
    expect(until).toBe('2026-11-14T08:20:00.000Z')
    expect((await call(status)).until).toBe(until)
  })

  it('is given by a code to the address of the account', async () => {
    await using server = await startServer()
    const { id, call } = await aMemberOfYesterday(server)
    await call(accountEndpoints.sendCode, { body: { purpose: 'secure' } })
    const code = await sentDigits(server.ctx, { purpose: 'secure', target: id })
    await expect(call(prove, { body: { code: otherThan(code) } })).rejects.toMatchObject(
      faultOf('code'),
    )
    expect((await call(prove, { body: { code } })).until).not.toBeNull()
    await expect(call(prove, { body: { code } })).rejects.toMatchObject(faultOf('code'))
  })

  it('is given by a passkey of this account, and by no other', async () => {
    await using server = await startServer()
    const { call, device } = await aMemberOfYesterday(server)
    const other = await anAccount(server.ctx, { account: 'other', mail: 'other@yard.example' })
    const stranger = server.client({
      bearer: await server.tokenFor({ audience: 'member', id: other.id }),
    })
    const foreign = await stranger(proofOptions)
    expect(foreign.options['allowCredentials']).toEqual([])
    const stolen = { ticket: foreign.ticket, response: device.get(foreign.options) }
    await expect(stranger(prove, { body: { passkey: stolen } })).rejects.toMatchObject({
      status: 409,
    })
    const { ticket, options } = await call(proofOptions)
    expect(options).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: device.id }],
    })
    const passkey = { ticket, response: device.get(options) }
    await expect(stranger(prove, { body: { passkey } })).rejects.toMatchObject({ status: 409 })
    expect((await call(prove, { body: { passkey } })).until).not.toBeNull()
    await expect(call(prove, { body: { passkey } })).rejects.toMatchObject({ status: 409 })
  })

  it('belongs to its session and ends with it', async () => {
    await using server = await startServer()
    const { id, call } = await aMemberOfYesterday(server)
    const later = server.client({ bearer: await server.tokenFor({ audience: 'member', id }) })
    expect((await later(status)).until).not.toBeNull()
    expect((await call(status)).until).toBeNull()
    await later(sessionEndpoints.leave)
    await expect(later(prove, { body: { password: PASSWORD } })).rejects.toMatchObject({
      status: 401,
    })
  })
})
