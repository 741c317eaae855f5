import { secondFactorEndpoints } from '@ironsouq/contract/identity/second-factor/second-factor.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { securityLog } from '#features/identity/security-log/security-log.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { appCode, aSecondFactor } from './second-factor.builder.ts'
import { recoveryCode, secondFactor } from './second-factor.tables.ts'
import { stepAt, totpOf } from './second-factor.totp.rules.ts'

const { status, begin, enable, disable, renewCodes } = secondFactorEndpoints

const refused = (key: Key, code = 409) => ({ status: code, message: translator('en')(key) })

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As an authenticator app reads it. */
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join(
    '',
  )
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

const kindsOf = async ({ ctx }: TestServer, memberId: string) =>
  (await ctx.db.select().from(securityLog).where(eq(securityLog.subjectId, memberId))).map(
    ({ kind }) => kind,
  )

describe('the second factor', () => {
  it('is enabled by a code of the app, which gets its secret as text, link and QR code', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server, { mail: 'sami@yard.example' })
    expect(await call(status)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 })
    await expect(call(enable, { body: { code: '123456' } })).rejects.toMatchObject(
      refused('error.secondFactorOff'),
    )
    const { secret, uri, qr } = await call(begin)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(`otpauth://totp/Ironsouq:sami%40yard.example?secret=${secret}&issuer=Ironsouq`)
    expect(qr.path.startsWith('M0 0h1v1h-1z')).toBe(true)
    expect((await call(status)).enabledAt).toBeNull()
    const code = totpOf(fromBase32(secret), stepAt(server.ctx.now()))
    const other = code === '000000' ? '000001' : '000000'
    await expect(call(enable, { body: { code: other } })).rejects.toMatchObject(
      refused('error.secondFactorWrong', 400),
    )
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`
    const { recoveryCodes } = await call(enable, { body: { code: typed } })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const each of recoveryCodes) expect(each).toMatch(/^(?:[a-z\d]{4}-){3}[a-z\d]{4}$/)
    expect(await call(status)).toEqual({
      enabledAt: server.ctx.now().toISOString(),
      recoveryCodesLeft: 10,
    })
    await expect(call(begin)).rejects.toMatchObject(refused('error.secondFactorOn'))
    await expect(call(enable, { body: { code } })).rejects.toMatchObject(
      refused('error.secondFactorOn'),
    )
    expect(await kindsOf(server, id)).toEqual(['secondFactorEnable'])
  })

  it('has a secret and recovery codes that no table holds', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    const { secret } = await call(begin)
    const code = totpOf(fromBase32(secret), stepAt(server.ctx.now()))
    const { recoveryCodes } = await call(enable, { body: { code } })
    const tables = ['second_factor', 'recovery_code', 'idempotency_key', 'event', 'security_log']
    const stored: unknown[] = []
    for (const table of tables)
      stored.push((await server.pool.query(`select t::text from ${table} t`)).rows)
    const text = JSON.stringify(stored)
    for (const each of [secret, fromBase32(secret).toString('hex'), ...recoveryCodes])
      expect(text).not.toContain(each)
  })

  it('is disabled, and its recovery codes with it', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server)
    await expect(call(disable)).rejects.toMatchObject(refused('error.secondFactorOff'))
    await aSecondFactor(server.ctx, id)
    await call(disable)
    expect(await server.ctx.db.$count(secondFactor)).toBe(0)
    expect(await server.ctx.db.$count(recoveryCode)).toBe(0)
    expect(await kindsOf(server, id)).toEqual(['secondFactorDisable'])
  })

  it('gets new recovery codes, and the old ones are gone', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server)
    await expect(call(renewCodes)).rejects.toMatchObject(refused('error.secondFactorOff'))
    const before = await aSecondFactor(server.ctx, id)
    const { recoveryCodes } = await call(renewCodes)
    expect(recoveryCodes).toHaveLength(10)
    expect(recoveryCodes.filter((code) => before.includes(code))).toEqual([])
    expect(await server.ctx.db.$count(recoveryCode)).toBe(10)
    expect(await kindsOf(server, id)).toEqual(['recoveryCodesRenew'])
  })

  it('changes only with a recent proof of identity', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server)
    await call(begin)
    const code = await appCode(server.ctx, id)
    server.turnClock('2026-11-14T08:10:00Z')
    const calls = [
      () => call(begin),
      () => call(enable, { body: { code } }),
      () => call(disable),
      () => call(renewCodes),
    ]
    for (const each of calls)
      await expect(each()).rejects.toMatchObject({
        status: 400,
        data: [{ field: 'recentProof', msg: expect.any(String) as string }],
      })
    expect((await call(status)).enabledAt).toBeNull()
  })
})
