import { randomUUID } from 'node:crypto'
import { RECENT_PROOF } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import {
  accountEndpoints,
  identityEndpoints,
} from '@ironsouq/contract/identity/identity/identity.endpoints'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { inboxOf, smsAddressOf } from '@ironsouq/sandboxes/addresses'
import { startSms } from '@ironsouq/sandboxes/providers/sms'
import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { registry } from '#features/registry.ts'
import { aBindTicket, anOwner, undoTicketsTo } from '#test/account.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { accountChange } from './account-change.tables.ts'

const en = translator('en')

const anAddress = () => `${randomUUID()}@yard.example`

const changesIn = ({ ctx }: TestServer) =>
  ctx.db.select().from(accountChange).orderBy(asc(accountChange.id))

const NEEDS_PROOF = {
  status: 400,
  data: [{ field: RECENT_PROOF, msg: en('error.recentProofNeeded') }],
}

describe('a change of an account', () => {
  it('is refused ten minutes after the last proof of identity, and changes nothing [ID-15]', async () => {
    await using server = await startServer()
    const { call, addPasskey, bindGoogle } = await anOwner(server)
    const { passkeyId } = await addPasskey('Laptop')
    await bindGoogle('google-1')
    await server.ctx.db.delete(accountChange)
    const bindTicket = await aBindTicket(server, 'google-2')
    server.turnClock('2026-11-14T08:10:00Z')
    const code = '123456'
    const refused = await Promise.allSettled([
      call(accountEndpoints.sendCode, { body: { purpose: 'changeMail', target: 'x@y.example' } }),
      call(memberEndpoints.mail, { body: { mail: 'x@y.example', code } }),
      call(memberEndpoints.mobile, { body: { mobile: '+971501234567', code } }),
      call(passkeyEndpoints.addOptions),
      call(passkeyEndpoints.add, { body: { ticket: 'x', response: {}, name: 'x' } }),
      call(passkeyEndpoints.remove, { body: { passkeyId } }),
      call(identityEndpoints.bind, { body: { bindTicket } }),
      call(socialEndpoints.unbind, { body: { socialType: 'google' } }),
    ])
    expect(refused).toHaveLength(8)
    for (const one of refused) expect(one).toMatchObject({ reason: NEEDS_PROOF })
    expect(await changesIn(server)).toEqual([])
    expect(await call(passkeyEndpoints.list)).toHaveLength(1)
    expect(await call(memberEndpoints.profile)).toMatchObject({ mail: 'buyer@yard.example' })
    // The address of the account can still be used to prove the identity.
    await call(accountEndpoints.sendCode, { body: { purpose: 'secure' } })
  })

  it('is recorded with what was before, and mailed once to the former address [ID-15]', async () => {
    await using server = await startServer()
    const [first, second] = [anAddress(), anAddress()]
    const { changeMail, addPasskey, bindGoogle, call } = await anOwner(server, { mail: first })
    await changeMail(second)
    const { passkeyId } = await addPasskey('Thin laptop')
    await call(passkeyEndpoints.remove, { body: { passkeyId } })
    await bindGoogle('google-1')
    await call(socialEndpoints.unbind, { body: { socialType: 'google' } })
    const verifiedAt = '2026-11-14T08:00:00.000Z'
    const masked = `${second.slice(0, 1)}•••@yard.example`
    const toSecond = { toMail: second, toMobile: null }
    expect(await changesIn(server)).toMatchObject([
      {
        kind: 'mail',
        about: masked,
        toMail: first,
        former: { kind: 'mail', mail: first, verifiedAt },
        undoUntil: new Date('2026-11-21T08:00:00Z'),
      },
      { kind: 'passkeyAdded', about: 'Thin laptop', former: { passkeyId }, ...toSecond },
      { kind: 'passkeyRemoved', former: { passkey: { id: passkeyId } }, ...toSecond },
      { kind: 'socialBound', about: 'google', former: { subject: 'google-1' } },
      { kind: 'socialUnbound', former: { subject: 'google-1', boundAt: verifiedAt } },
    ])
    await server.work()
    const changed = (await inbox(first)).filter(
      ({ subject }) => subject === en('mail.accountChangeSubject'),
    )
    expect(changed).toHaveLength(1)
    expect(changed[0]?.text).toContain(en('accountChange.mail', { about: masked }))
    expect(changed[0]?.text).not.toContain(second)
    expect(await undoTicketsTo(first)).toHaveLength(1)
    expect(await undoTicketsTo(second)).toHaveLength(4)
  })

  it('by the same address again is none [ID-15]', async () => {
    await using server = await startServer()
    const mail = anAddress()
    const { changeMail } = await anOwner(server, { mail })
    await changeMail(mail)
    expect(await changesIn(server)).toEqual([])
  })

  it('is sent as a text message to a member without an address', async () => {
    await using sms = await startSms()
    await using server = await startServer({ smsUrl: smsAddressOf(sms.url) })
    const mobile = '+971501112233'
    const { addPasskey } = await anOwner(server, { mail: null, mailVerifiedAt: null, mobile })
    await addPasskey('Phone')
    await server.work()
    const messages = (await (await fetch(inboxOf(sms.url))).json()) as unknown[]
    const link = /http:\/\/shop\.example\/en\/undo-change\?ticket=[\w.-]+$/
    expect(messages).toEqual([expect.objectContaining({ to: mobile })])
    expect(messages).toEqual([expect.objectContaining({ body: expect.stringMatching(link) })])
  })

  it('by the password of the account binds a social login and notifies the owner', async () => {
    await using server = await startServer()
    const mail = anAddress()
    await anOwner(server, { mail })
    const bindTicket = await aBindTicket(server, 'google-9')
    const body = { bindTicket, account: 'yard_buyer', password: PASSWORD }
    await server.client()(identityEndpoints.bind, { body })
    await server.work()
    expect(await undoTicketsTo(mail)).toHaveLength(1)
  })

  it('is deleted thirty days after its last day', async () => {
    await using server = await startServer()
    const { addPasskey } = await anOwner(server)
    await addPasskey('Laptop')
    const job = registry.jobs.find(({ name }) => name === 'kernel.delete-aged-rows')
    server.turnClock('2026-12-21T08:00:00Z')
    await job?.run(server.ctx)
    expect(await changesIn(server)).toHaveLength(1)
    server.turnClock('2026-12-21T08:00:01Z')
    await job?.run(server.ctx)
    expect(await changesIn(server)).toEqual([])
  })
})
