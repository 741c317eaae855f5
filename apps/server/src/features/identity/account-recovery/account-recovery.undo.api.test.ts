import { randomUUID } from 'node:crypto'
import { accountChangeEndpoints } from '@ironsouq/contract/identity/account-change/account-change.endpoints'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { passkeysOf } from '#features/identity/passkey/passkey.queries.ts'
import { securityLog } from '#features/identity/security-log/security-log.tables.ts'
import { bindingsOf } from '#features/identity/social-login/social-login.queries.ts'
import { sentDigits } from '#features/identity/verification/verification.builder.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { anOwner, undoTicketsTo } from '#test/account.ts'
import { startServer, type TestServer } from '#test/harness.ts'

const en = translator('en')

const anAddress = () => `${randomUUID()}@yard.example`
const masked = (mail: string) => `${mail.slice(0, 1)}•••@yard.example`
const OVER = {
  status: 400,
  message: en('error.undoOver'),
}

const undo = (server: TestServer, ticket: string) =>
  server.client()(accountChangeEndpoints.undo, { body: { ticket } })
const show = (server: TestServer, ticket: string) =>
  server.client()(accountChangeEndpoints.show, { query: { ticket } })

async function ticketTo(server: TestServer, address: string): Promise<string> {
  await server.work()
  const [ticket = ''] = await undoTicketsTo(address)
  return ticket
}

const logIn = (server: TestServer, password = PASSWORD) =>
  server.client()(identityEndpoints.password, {
    body: { account: 'yard_buyer', password, agreed: TERMS_VERSION },
  })

describe('undoing a change of the account', () => {
  it('restores the former address and undoes everything that came later [ID-15]', async () => {
    await using server = await startServer()
    const [own, thief, next] = [anAddress(), anAddress(), anAddress()]
    const owner = await anOwner(server, { mail: own })
    await owner.addPasskey('Own key')
    const [ownKey] = await passkeysOf(server.ctx, owner.id)
    await owner.changeMail(thief)
    await owner.addPasskey('Thief key')
    await owner.call(passkeyEndpoints.remove, { body: { passkeyId: ownKey?.id ?? '' } })
    await owner.bindGoogle('thief-google')
    await owner.changeMail(next)
    await server.work()
    const [ticket = ''] = await undoTicketsTo(
      own,
      en('accountChange.mail', { about: masked(thief) }),
    )
    const { isUndone, changes } = await show(server, ticket)
    expect(isUndone).toBe(false)
    expect(changes.map(({ kind }) => kind)).toEqual([
      'mail',
      'socialBound',
      'passkeyRemoved',
      'passkeyAdded',
      'mail',
    ])
    expect((await memberById(server.ctx, owner.id))?.mail).toBe(next) // showing does not act

    expect(await undo(server, ticket)).toMatchObject({ isUndone: true, changes })
    expect(await memberById(server.ctx, owner.id)).toMatchObject({
      mail: own,
      mailVerifiedAt: new Date('2026-11-14T08:00:00Z'),
    })
    expect(await passkeysOf(server.ctx, owner.id)).toEqual([ownKey])
    expect(await bindingsOf(server.ctx, owner.id)).toEqual([])
    // The links that the thief received are over, and the owner's second click has no effect.
    for (const late of await undoTicketsTo(thief))
      expect((await undo(server, late)).isUndone).toBe(true)
    expect((await memberById(server.ctx, owner.id))?.mail).toBe(own)
    expect(await undo(server, ticket)).toMatchObject({ isUndone: true, changes })
  })

  it('ends every session, the password and the codes; a reset gives the account back [ID-11]', async () => {
    await using server = await startServer()
    const [own, thief] = [anAddress(), anAddress()]
    const owner = await anOwner(server, { mail: own })
    await owner.changeMail(thief)
    const anyone = server.client()
    const { asked } = await anyone(identityEndpoints.recover, { body: { account: 'yard_buyer' } })
    const target = 'yard_buyer'
    const stolen = await sentDigits(server.ctx, { purpose: 'reset', target })
    const { ticket: reset } = await anyone(identityEndpoints.recoverVerify, {
      body: { account: target, asked, code: stolen },
    })
    await undo(server, await ticketTo(server, own))
    await expect(owner.call(memberEndpoints.userInfo)).rejects.toMatchObject({ status: 401 })
    await expect(logIn(server)).rejects.toMatchObject({ status: 400 })
    const password = 'blau.9.Regen'
    const passwords = { password, confirmPassword: password }
    await expect(
      anyone(identityEndpoints.recoverReset, { body: { ticket: reset, ...passwords } }),
    ).rejects.toMatchObject({ status: 400 })

    server.turnClock('2026-11-14T08:02:00Z')
    const again = await anyone(identityEndpoints.recover, { body: { account: target } })
    const code = await sentDigits(server.ctx, { purpose: 'reset', target })
    const { ticket } = await anyone(identityEndpoints.recoverVerify, {
      body: { account: target, asked: again.asked, code },
    })
    await anyone(identityEndpoints.recoverReset, { body: { ticket, ...passwords } })
    expect(await logIn(server, password)).toMatchObject({ user: { userMail: own } })
  })

  it('is in the security log once, also when the link is used twice at the same time [ID-15]', async () => {
    await using server = await startServer()
    const own = anAddress()
    const owner = await anOwner(server, { mail: own })
    await owner.addPasskey('Thief key')
    const ticket = await ticketTo(server, own)
    await Promise.all([1, 2, 3].map(() => undo(server, ticket)))
    const entries = await server.ctx.db
      .select()
      .from(securityLog)
      .where(eq(securityLog.kind, 'changeUndo'))
    expect(entries).toMatchObject([
      { outcome: 'accepted', subjectId: owner.id, network: '127.0.0.0/24' },
    ])
  })

  it('works for seven days, and with a ticket of ours only', async () => {
    await using server = await startServer()
    const own = anAddress()
    const owner = await anOwner(server, { mail: own })
    await owner.addPasskey('Thief key')
    const ticket = await ticketTo(server, own)
    await expect(undo(server, `${ticket.slice(0, 37)}${'x'.repeat(43)}`)).rejects.toMatchObject(
      OVER,
    )
    server.turnClock('2026-11-21T07:59:59Z')
    expect((await show(server, ticket)).isUndone).toBe(false)
    server.turnClock('2026-11-21T08:00:00Z')
    await expect(show(server, ticket)).rejects.toMatchObject(OVER)
    await expect(undo(server, ticket)).rejects.toMatchObject(OVER)
    expect(await passkeysOf(server.ctx, owner.id)).toHaveLength(1)
  })

  it('restores a removed social login, and no address that another account has by now', async () => {
    await using server = await startServer()
    const own = anAddress()
    const owner = await anOwner(server, { mail: own })
    await owner.bindGoogle('own-google')
    await owner.call(socialEndpoints.unbind, { body: { socialType: 'google' } })
    await owner.changeMail(anAddress())
    await aMember(server.ctx, { mail: own })
    await server.work()
    const [ticket = ''] = await undoTicketsTo(
      own,
      en('accountChange.socialUnbound', { about: 'google' }),
    )
    await undo(server, ticket)
    expect(await bindingsOf(server.ctx, owner.id)).toMatchObject([{ subject: 'own-google' }])
    expect(await memberById(server.ctx, owner.id)).toMatchObject({
      mail: null,
      mailVerifiedAt: null,
    })
  })

  it('and changes at the same moment leave nothing of the thief [ID-15]', async () => {
    await using server = await startServer()
    const own = anAddress()
    const owner = await anOwner(server, { mail: own })
    await owner.addPasskey('Thief key 0')
    const ticket = await ticketTo(server, own)
    const changes = [1, 2, 3, 4, 5].map((n) => owner.addPasskey(`Thief key ${n}`))
    const results = await Promise.allSettled([undo(server, ticket), ...changes])
    expect(results[0].status).toBe('fulfilled')
    await undo(server, ticket)
    expect(await passkeysOf(server.ctx, owner.id)).toEqual([])
  })
})

describe('a password reset', () => {
  it('removes passkeys and social logins of the last seven days, and names them [ID-11]', async () => {
    await using server = await startServer()
    const owner = await anOwner(server)
    await owner.bindGoogle('google-1')
    server.turnClock('2026-11-14T08:01:00Z')
    await owner.addPasskey('Old key')
    server.turnClock('2026-11-21T08:01:00Z')
    await server.pool.query(
      `insert into passkey (member_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, 'c', 'k', 0, '{}', 'New key', $2)`,
      [owner.id, server.ctx.now()],
    )
    const anyone = server.client()
    const target = 'yard_buyer'
    const { asked } = await anyone(identityEndpoints.recover, { body: { account: target } })
    const code = await sentDigits(server.ctx, { purpose: 'reset', target })
    const { ticket } = await anyone(identityEndpoints.recoverVerify, {
      body: { account: target, asked, code },
    })
    const password = 'blau.9.Regen'
    const { removed } = await anyone(identityEndpoints.recoverReset, {
      body: { ticket, password, confirmPassword: password },
    })
    expect(removed).toEqual([{ kind: 'passkey', name: 'New key', at: '2026-11-21T08:01:00.000Z' }])
    expect(await passkeysOf(server.ctx, owner.id)).toMatchObject([{ name: 'Old key' }])
    expect(await bindingsOf(server.ctx, owner.id)).toHaveLength(1)
    await expect(owner.call(memberEndpoints.userInfo)).rejects.toMatchObject({ status: 401 })
  })
})
