import {
  accountEndpoints,
  identityEndpoints,
} from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { appCode, aSecondFactor } from '#features/identity/second-factor/second-factor.builder.ts'
import { securityLog } from '#features/identity/security-log/security-log.tables.ts'
import { otherThan, sentDigits } from '#features/identity/verification/verification.builder.ts'
import { answered, statusesOf } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { anAccount, PASSWORD } from './identity.builder.ts'

const en = translator('en')

const NEW = 'blau.9.Regen'

const logIn = (server: TestServer, password: string) =>
  answered(server, identityEndpoints.password, {
    account: 'yard_buyer',
    password,
    agreed: TERMS_VERSION,
  })
const isSignedIn = async (server: TestServer, bearer: string) =>
  (await answered(server, memberEndpoints.userInfo, {}, { bearer })).status === 200

describe('changing the password', () => {
  const change = (server: TestServer, bearer: string, given: object) =>
    answered(
      server,
      accountEndpoints.changePassword,
      { password: NEW, confirmPassword: NEW, ...given },
      { bearer },
    )

  async function signedIn(server: TestServer, given: Parameters<typeof anAccount>[1] = {}) {
    const { id } = await anAccount(server.ctx, given)
    const { token } = Session.parse((await logIn(server, PASSWORD)).data)
    return { id, token }
  }

  it('follows the rule of a registration, and ends every session [ID-4] [ID-2]', async () => {
    await using server = await startServer()
    const { token } = await signedIn(server)
    const other = Session.parse((await logIn(server, PASSWORD)).data).token
    expect((await change(server, token, { original: PASSWORD })).status).toBe(200)
    expect(await isSignedIn(server, token)).toBe(false)
    expect(await isSignedIn(server, other)).toBe(false)
    expect((await logIn(server, PASSWORD)).status).toBe(400)
    expect((await logIn(server, NEW)).status).toBe(200)
  })

  it('names the field that is refused [ID-4]', async () => {
    await using server = await startServer()
    const { token } = await signedIn(server)
    const twice = (password: string) => ({ password, confirmPassword: password })
    const wrong: [field: string, given: object, text: string][] = [
      ['password', twice('Regen-9'), en('error.newPasswordWrong')],
      ['password', twice('regenblau9'), en('error.newPasswordWrong')],
      ['password', twice('x9!'.repeat(7)), en('error.newPasswordWrong')],
      ['password', twice('Welcome1!'), en('error.passwordCommon')],
      ['confirmPassword', { confirmPassword: 'blau.8.Regen' }, en('error.passwordsDiffer')],
      ['original', { original: 'wrong-Kite7' }, en('error.passwordWrong')],
      ['code', { original: undefined }, en('error.proveFirst')],
      ['code', { original: undefined, code: '000000' }, en('error.codeOver')],
    ]
    for (const [field, given, msg] of wrong) {
      const answer = await change(server, token, { original: PASSWORD, ...given })
      expect(answer.data).toMatchObject([{ field, msg }])
    }
    expect(await isSignedIn(server, token)).toBe(true)
  })

  it('can be confirmed by a code instead [ID-4]', async () => {
    await using server = await startServer()
    const { id, token } = await signedIn(server, { locale: 'ar' })
    await answered(server, accountEndpoints.sendCode, { purpose: 'secure' }, { bearer: token })
    const code = await sentDigits(server.ctx, { purpose: 'secure', target: id })
    expect((await change(server, token, { code })).status).toBe(200)
    expect((await logIn(server, NEW)).status).toBe(200)
  })

  it('needs the second factor of the account as well, once [ID-4]', async () => {
    await using server = await startServer()
    const { id, token } = await signedIn(server)
    await aSecondFactor(server.ctx, id)
    const secondFactor = await appCode(server.ctx, id)
    const refused = async (given: object) => (await change(server, token, given)).data
    const atFactor = [{ field: 'secondFactor' }]
    expect(await refused({ original: PASSWORD })).toMatchObject(atFactor)
    expect(
      await refused({ original: PASSWORD, secondFactor: otherThan(secondFactor) }),
    ).toMatchObject(atFactor)
    expect(await refused({ original: 'wrong-Kite7', secondFactor })).toMatchObject([
      { field: 'original' },
    ])
    const log = await server.ctx.db.select().from(securityLog).orderBy(securityLog.id)
    const refusals = log.filter(({ kind }) => kind === 'passwordChange')
    expect(refusals.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
    const given = { original: PASSWORD, secondFactor }
    const answers = await Promise.all([1, 2].map(() => change(server, token, given)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await isSignedIn(server, token)).toBe(false)
  })

  it('compares five original passwords, then answers 429 [ID-4] [ID-16]', async () => {
    await using server = await startServer()
    const { token } = await signedIn(server)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => change(server, token, { original: `wrong-${n}` })),
    )
    expect(statusesOf(answers)).toEqual({ 400: 5, 429: 3 })
    expect((await change(server, token, { original: PASSWORD })).status).toBe(429)
  })

  it('is refused to a visitor: Please log in first. [FM-2]', async () => {
    await using server = await startServer()
    expect(await change(server, '', { original: PASSWORD })).toMatchObject({
      status: 401,
      code: 'A00004',
      msg: 'Please log in first.',
    })
  })
})
