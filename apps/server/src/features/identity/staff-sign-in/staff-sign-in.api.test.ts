import { randomUUID } from 'node:crypto'
import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { appCode } from '#features/identity/portal-sign-in/portal-sign-in.builder.ts'
import { session } from '#features/identity/session/session.tables.ts'
import { staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { standardRole } from '#features/people/staff/staff.role.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { answered, statusesOf } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aStaffMember, STAFF_PASSWORD } from './staff-sign-in.builder.ts'
import { staffPortal } from './staff-sign-in.service.ts'

const DESK = 'http://desk.example'
const passwords = { password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD }

const linkIn = (text: string) => /\/invitation#([\w.-]+)/.exec(text)?.[1] ?? ''

/** A person whom an administrator invited, and the token of the link in the mail. */
async function anInvited(server: TestServer, locale = 'en') {
  const { ctx } = server
  const administrator = await aStaffMember(ctx, { role: 'administrator', name: 'Amal' })
  const call = server.client({ bearer: await staffTokenOf(ctx, administrator) })
  const roleId = await atomic(ctx, (ctx) => standardRole(ctx, 'equipmentClerk'))
  const email = `${randomUUID()}@desk.example`
  const body = { name: 'Noor', email, locale, roleIds: [roleId] }
  const { staffId } = await call(staffEndpoints.invite, { body })
  await server.work()
  const [mail] = await inbox(email)
  return { call, staffId, email, mail, invitation: linkIn(mail?.text ?? '') }
}

async function signedIn(server: TestServer, staffId: string, email: string, drift = 0) {
  const call = server.client()
  const { ticket } = await call(staffSignInEndpoints.password, {
    body: { email, password: STAFF_PASSWORD },
  })
  const code = await appCode(server.ctx, staffPortal, staffId, drift)
  return call(staffSignInEndpoints.secondFactor, { body: { ticket, code } })
}

describe('an invitation', () => {
  it('comes by mail in the language of the person, and leads through password and app to a session [ID-19]', async () => {
    await using server = await startServer()
    const { staffId, email, mail, invitation } = await anInvited(server, 'ar')
    expect(mail?.subject).toBe(translator('ar')('mail.staffInvitedSubject'))
    const call = server.client()
    expect(await call(staffSignInEndpoints.invitation, { body: { invitation } })).toMatchObject({
      email,
      invitedBy: 'Amal',
      roles: [{ code: 'equipmentClerk' }],
    })
    const { next, ticket } = await call(staffSignInEndpoints.accept, {
      body: { invitation, ...passwords },
    })
    expect(next).toBe('setUp')
    // A right password without a second factor gives no session, only another way to set one up.
    const again = await call(staffSignInEndpoints.password, {
      body: { email, password: STAFF_PASSWORD },
    })
    expect(again.next).toBe('setUp')
    const { secret, uri } = await call(staffSignInEndpoints.beginApp, { body: { ticket } })
    expect(uri).toContain(secret)
    const wrong = await answered(server, staffSignInEndpoints.enableApp, { ticket, code: '000000' })
    expect(wrong.status).toBe(400)
    const code = await appCode(server.ctx, staffPortal, staffId)
    const first = await call(staffSignInEndpoints.enableApp, { body: { ticket, code } })
    expect(first.recoveryCodes).toHaveLength(10)
    // The other way is closed now: someone who knew the password before cannot replace the app.
    for (const e of [staffSignInEndpoints.beginApp, staffSignInEndpoints.beginPasskey])
      expect((await answered(server, e, { ticket: again.ticket })).status).toBe(400)
    const replacing = { ticket: again.ticket, code }
    const late = await answered(server, staffSignInEndpoints.enableApp, replacing)
    expect(late).toMatchObject({ status: 400, msg: translator('en')('error.secondStepOver') })
    const me = await server.client({ bearer: first.token })(staffAccountEndpoints.me)
    expect(me).toMatchObject({ staffId, email, locale: 'ar', roles: [{ code: 'equipmentClerk' }] })
    expect(me.permissions).toContain('device.edit')
    expect(me.permissions).not.toContain('staff.read')
    for (const e of [staffSignInEndpoints.accept, staffSignInEndpoints.invitation])
      expect(await answered(server, e, { invitation, ...passwords })).toMatchObject({
        status: 400,
        msg: translator('en')('error.invitationOver'),
      })
  })

  it('is used once by two at the same time, and not after 48 hours or another invitation [ID-19]', async () => {
    await using server = await startServer()
    const { call, staffId, email, invitation } = await anInvited(server)
    const accept = (given: string) =>
      answered(server, staffSignInEndpoints.accept, { invitation: given, ...passwords })
    await call(staffEndpoints.inviteAgain, { body: { staffId } })
    await server.work()
    const links = (await inbox(email)).map(({ text }) => linkIn(text))
    const second = links.find((link) => link !== invitation) ?? ''
    expect((await accept(invitation)).status).toBe(400)
    const both = await Promise.all([accept(second), accept(second)])
    expect(statusesOf(both)).toEqual({ 200: 1, 400: 1 })

    const late = await anInvited(server)
    server.turnClock('2026-11-16T08:00:01Z')
    expect((await accept(late.invitation)).status).toBe(400)
  })
})

describe('a new administrator', () => {
  it('is named to the other administrators by email, invited or promoted [ID-19]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const mail = `${randomUUID()}@desk.example`
    await aStaffMember(ctx, { role: 'administrator', email: mail, locale: 'ar' })
    const { call, staffId, email } = await anInvited(server)
    expect(await inbox(mail)).toEqual([])
    const roleId = await atomic(ctx, (ctx) => standardRole(ctx, 'administrator'))
    const body = { staffId, version: 1, name: 'Noor', roleIds: [roleId] }
    await call(staffEndpoints.update, { body })
    await server.work()
    const [mailed] = await inbox(mail)
    expect(mailed?.subject).toBe(translator('ar')('mail.administratorNamedSubject'))
    expect(mailed?.text).toContain(email)
    const given = { name: 'Huda', email: `${randomUUID()}@desk.example`, locale: 'en' }
    await call(staffEndpoints.invite, { body: { ...given, roleIds: [roleId] } })
    await server.work()
    expect(await inbox(mail)).toHaveLength(2)
  })
})

describe('a sign-in of staff', () => {
  it('needs the password and then a code, each code and each step once [ID-19]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const email = 'clerk@desk.example'
    const given = { role: 'equipmentClerk', email, password: STAFF_PASSWORD } as const
    const staffId = await aStaffMember(ctx, given)
    const first = await answered(server, staffSignInEndpoints.password, {
      email: 'CLERK@desk.example',
      password: STAFF_PASSWORD,
    })
    expect(first.data).toMatchObject({ next: 'secondFactor' })
    expect(JSON.stringify(first)).not.toContain('token')
    const { ticket } = first.data as { ticket: string }
    const code = await appCode(ctx, staffPortal, staffId)
    const take = (body: object) => answered(server, staffSignInEndpoints.secondFactor, body)
    const all = await Promise.all([1, 2, 3].map(() => take({ ticket, code })))
    expect(statusesOf(all)).toEqual({ 200: 1, 400: 2 })
    const next = await server.client()(staffSignInEndpoints.password, {
      body: { email, password: STAFF_PASSWORD },
    })
    expect((await take({ ticket: next.ticket, code })).status).toBe(400)
    const tickets = { ticket: next.ticket, code: await appCode(ctx, staffPortal, staffId, 1) }
    // The ticket of one kind of step is refused at another.
    expect((await answered(server, staffSignInEndpoints.beginApp, tickets)).status).toBe(400)
    expect((await take(tickets)).status).toBe(200)
  })

  it('answers unknown addresses and people without access like a wrong password [ID-19]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const person = async (role: 'administrator' | 'auditor', email: string) =>
      aStaffMember(ctx, { role, email, password: STAFF_PASSWORD })
    const administrator = await person('administrator', 'boss@desk.example')
    const gone = await person('auditor', 'gone@desk.example')
    const call = server.client({ bearer: await staffTokenOf(ctx, administrator) })
    await call(staffEndpoints.disable, { body: { staffId: gone } })
    const typed = [
      ['unknown@desk.example', STAFF_PASSWORD],
      ['gone@desk.example', STAFF_PASSWORD],
      ['boss@desk.example', 'another-Kite7-desk'],
    ]
    const answers = []
    for (const [email, password] of typed)
      answers.push(await answered(server, staffSignInEndpoints.password, { email, password }))
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 400, data: null })
  })

  it('by passkey is both factors, and only for keys of the back office with a verified user [ID-19]', async () => {
    await using server = await startServer()
    const { invitation } = await anInvited(server)
    const call = server.client()
    const { ticket } = await call(staffSignInEndpoints.accept, {
      body: { invitation, ...passwords },
    })
    const device = anAuthenticator(DESK)
    const { options } = await call(staffSignInEndpoints.beginPasskey, { body: { ticket } })
    expect(options).toMatchObject({ rp: { id: 'desk.example' } })
    const made = { ticket, response: device.create(options), name: 'Office laptop' }
    const first = await call(staffSignInEndpoints.addPasskey, { body: made })
    expect(first.recoveryCodes).toHaveLength(10)
    const login = async (key = device) => {
      const asked = await call(staffSignInEndpoints.passkeyOptions)
      const body = { ticket: asked.ticket, response: key.get(asked.options) }
      return { body, answer: await answered(server, staffSignInEndpoints.passkey, body) }
    }
    const { body, answer } = await login()
    expect(answer).toMatchObject({ status: 200, data: { me: { name: 'Noor' } } })
    expect((await answered(server, staffSignInEndpoints.passkey, body)).status).toBe(400)
    expect((await login(anAuthenticator('http://shop.example'))).answer.status).toBe(409)
    device.stopVerifying()
    expect((await login()).answer.status).toBe(409)
  })

  it('ends after 12 hours without use, and after 7 days in any case [ID-19]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const staffId = await aStaffMember(ctx, { role: 'auditor' })
    const bearer = await staffTokenOf(ctx, staffId)
    const status = async (at: string) => {
      server.turnClock(at)
      const reply = await server.app.inject({
        url: staffAccountEndpoints.me.path,
        headers: { authorization: bearer },
      })
      return reply.statusCode
    }
    for (let hours = 10; hours < 168; hours += 10) {
      const at = new Date(Date.parse('2026-11-14T08:00:00Z') + hours * 3_600_000)
      expect([hours, await status(at.toISOString())]).toEqual([hours, 200])
      // The use is recorded after the answer.
      await expect
        .poll(async () => (await ctx.db.select().from(session))[0]?.lastSeenAt?.getTime())
        .toBe(at.getTime())
    }
    expect(await status('2026-11-21T08:00:01Z')).toBe(401)
    server.turnClock('2026-11-22T08:00:00Z')
    const idle = await staffTokenOf(ctx, staffId)
    server.turnClock('2026-11-22T20:00:01Z')
    const reply = server.client({ bearer: idle })(staffAccountEndpoints.me)
    await expect(reply).rejects.toMatchObject({ status: 401 })
  })
})

describe('a reset by an administrator', () => {
  it('ends every session, deletes what signs in, and mails a new invitation [ID-19]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const email = `${randomUUID()}@desk.example`
    const given = { role: 'contentEditor', email, password: STAFF_PASSWORD } as const
    const staffId = await aStaffMember(ctx, given)
    const before = await signedIn(server, staffId, email)
    const administrator = await aStaffMember(ctx, { role: 'administrator' })
    const call = server.client({ bearer: await staffTokenOf(ctx, administrator) })
    const own = call(staffEndpoints.reset, { body: { staffId: administrator } })
    await expect(own).rejects.toMatchObject({ status: 403 })
    await call(staffEndpoints.reset, { body: { staffId } })
    const old = server.client({ bearer: before.token })
    await expect(old(staffAccountEndpoints.me)).rejects.toMatchObject({ status: 401 })
    const typed = { email, password: STAFF_PASSWORD }
    expect((await answered(server, staffSignInEndpoints.password, typed)).status).toBe(400)
    await server.work()
    const [mail] = await inbox(email)
    expect(mail?.subject).toBe(translator('en')('mail.staffResetSubject'))
    const record = await call(staffEndpoints.detail, { query: { staffId } })
    expect(record).toMatchObject({ state: 'invited', hasApp: false, passkeys: 0 })
    const body = { invitation: linkIn(mail?.text ?? ''), ...passwords }
    const step = await server.client()(staffSignInEndpoints.accept, { body })
    expect(step.next).toBe('setUp')
  })
})
