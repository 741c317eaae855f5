import { randomUUID } from 'node:crypto'
import { accountChangeEndpoints } from '@ironsouq/contract/identity/account-change/account-change.endpoints'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { secondFactorEndpoints } from '@ironsouq/contract/identity/second-factor/second-factor.endpoints'
import { describe, expect, it } from 'vitest'
import { appCode, aSecondFactor } from '#features/identity/second-factor/second-factor.builder.ts'
import {
  recoveryCodesLeft,
  secondFactorOf,
} from '#features/identity/second-factor/second-factor.queries.ts'
import { takeSecondFactor } from '#features/identity/second-factor/second-factor.verify.service.ts'
import { sentDigits } from '#features/identity/verification/verification.builder.ts'
import { anOwner, undoTicketsTo } from '#test/account.ts'
import { startServer, type TestServer } from '#test/harness.ts'

const anAddress = () => `${randomUUID()}@yard.example`

async function undoLast(server: TestServer, address: string) {
  await server.work()
  const ticket = (await undoTicketsTo(address)).at(-1) ?? ''
  return server.client()(accountChangeEndpoints.undo, { body: { ticket } })
}

describe('undoing a change of the second factor', () => {
  it('removes one that a thief enabled', async () => {
    await using server = await startServer()
    const mail = anAddress()
    const { id, call } = await anOwner(server, { mail })
    await call(secondFactorEndpoints.begin)
    const code = await appCode(server.ctx, id)
    await call(secondFactorEndpoints.enable, { body: { code } })
    const { changes } = await undoLast(server, mail)
    expect(changes.map(({ kind }) => kind)).toEqual(['secondFactorEnabled'])
    expect(await secondFactorOf(server.ctx, id)).toBeNull()
    expect(await recoveryCodesLeft(server.ctx, id)).toBe(0)
  })

  it('restores one that a thief disabled, with its app and its unused recovery codes', async () => {
    await using server = await startServer()
    const mail = anAddress()
    const { id, call } = await anOwner(server, { mail })
    const [used = '', unused = ''] = await aSecondFactor(server.ctx, id)
    await takeSecondFactor(server.ctx, id, used)
    const code = await appCode(server.ctx, id)
    await call(secondFactorEndpoints.disable)
    await undoLast(server, mail)
    expect(await recoveryCodesLeft(server.ctx, id)).toBe(9)
    expect(await takeSecondFactor(server.ctx, id, code)).toBe('totp')
    expect(await takeSecondFactor(server.ctx, id, unused)).toBe('recoveryCode')
    await expect(takeSecondFactor(server.ctx, id, used)).rejects.toMatchObject({ status: 400 })
  })

  it('makes recovery codes that a thief issued useless', async () => {
    await using server = await startServer()
    const mail = anAddress()
    const { id, call } = await anOwner(server, { mail })
    await aSecondFactor(server.ctx, id)
    await call(secondFactorEndpoints.renewCodes)
    await undoLast(server, mail)
    expect(await recoveryCodesLeft(server.ctx, id)).toBe(0)
    expect(await secondFactorOf(server.ctx, id)).not.toBeNull()
  })
})

describe('resetting a password', () => {
  it('needs the second factor: a mailbox alone is not enough [ID-11]', async () => {
    await using server = await startServer()
    const { id } = await anOwner(server)
    await aSecondFactor(server.ctx, id)
    const anyone = server.client()
    const account = 'yard_buyer'
    const { asked } = await anyone(identityEndpoints.recover, { body: { account } })
    const digits = await sentDigits(server.ctx, { purpose: 'reset', target: account })
    const verified = await anyone(identityEndpoints.recoverVerify, {
      body: { account, asked, code: digits },
    })
    expect(verified.needsSecondFactor).toBe(true)
    const password = 'blau.9.Regen'
    const passwords = { ticket: verified.ticket, password, confirmPassword: password }
    const code = await appCode(server.ctx, id)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const secondFactor of [undefined, wrong])
      await expect(
        anyone(identityEndpoints.recoverReset, { body: { ...passwords, secondFactor } }),
      ).rejects.toMatchObject({
        status: 400,
        data: [{ field: 'secondFactor', msg: expect.any(String) as string }],
      })
    await anyone(identityEndpoints.recoverReset, { body: { ...passwords, secondFactor: code } })
  })
})
