import { SENDS_TOKEN } from '@ironsouq/contract/client'
import type { Endpoint } from '@ironsouq/contract/endpoint'
import { isPermission, PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import { STANDARD_ROLES, type StandardRole } from '@ironsouq/contract/staff/role.standard'
import { describe, expect, it } from 'vitest'
import { aMember } from '#features/member/member.builder.ts'
import { registry } from '#features/registry.ts'
import { anActivePerson, staffTokenOf } from '#features/staff/staff.builder.ts'
import { STANDARD_PERMISSIONS } from '#features/staff/staff.role.standard.rules.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { SERVICE_KEY, startServer, type TestServer } from '#test/harness.ts'
import { sampleRequest } from '#test/sample-request.ts'
import { openSession } from './session.service.ts'

const all: Endpoint[] = []
for (const routes of registry.routes) routes((e) => void all.push(e))
const closed = all.filter(({ audience }) => audience !== 'anyone')
const named = closed.map((e) => [`${e.method} ${e.path}`, e] as const)

let calls = 0

/** Calls from another address each time, so that no rate limit applies. */
function ask({ app }: TestServer, e: Endpoint, id: string, authorization?: string) {
  const request = sampleRequest(e, id)
  calls++
  return app.inject({
    ...request,
    headers: { ...request.headers, ...(authorization && { authorization }) },
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
  })
}

/** Every staff member saves views; the sample of a request shares its view with the others. */
const SAMPLE_NEEDS: Record<string, Permission> = {
  'POST /p/staff/saved-view/create': 'view.share',
  'POST /p/staff/saved-view/change': 'view.share',
}

const SESSIONED = ['member', 'merchant', 'staff'] as const

const SECRETS = {
  nickName: 'Zubaida Q',
  account: 'zubaida_secret',
  mail: 'zubaida@private.example',
  mobile: '+971557654321',
  company: 'Zubaida Haulage',
  pic: 'avatar/zubaida-secret',
}
const PASSKEY_NAME = 'Zubaida phone'
const NETWORK = '203.0.113.0/24'

/** A member with one row of every kind, and the ids that another member might have seen. */
async function aMemberWithEverything(server: TestServer) {
  const { ctx, pool } = server
  const { id } = await aMember(ctx, SECRETS)
  const device = await aListedDevice(ctx)
  const from = { address: '203.0.113.9', userAgent: '', deviceKey: null, country: null }
  const { token, sessionId } = await openSession(ctx, { audience: 'member', id }, from)
  const insert = async (text: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ id: string }>(text, [id, ...values])
    return rows[0]?.id ?? id
  }
  await insert('insert into favorite (member_id, device_id, created_at) values ($1, $2, now())', [
    device.id,
  ])
  await insert(
    `insert into browse (member_id, device_id, day, seen_at, created_at)
     values ($1, $2, '2026-11-14', now(), now())`,
    [device.id],
  )
  const notice = await insert(
    `insert into notification (member_id, group_name, kind, facts, event_id, created_at)
     values ($1, 'account', 'newPlace', '{}', '1', now()) returning id`,
  )
  const passkey = await insert(
    `insert into passkey (member_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, 'secret-credential', '\\x00', 0, '{}', $2, now()) returning id`,
    [PASSKEY_NAME],
  )
  const binding = await insert(
    `insert into social_binding (member_id, social_type, subject, created_at)
     values ($1, 'google', 'secret-subject', now()) returning id`,
  )
  const copy = await insert(
    `insert into data_export (member_id, state, object_key, expires_at, created_at)
     values ($1, 'ready', 'export/zubaida-secret', '2036-01-01', now()) returning id`,
  )
  const upload = await insert(
    `insert into upload (purpose, owner_audience, owner_id, declared_type, declared_size,
       original_key, state, picture_key, width, height, expires_at, created_at, updated_at)
     values ('avatar', 'member', $1, 'image/png', 10, 'incoming/zubaida-secret', 'ready',
       'picture/zubaida-secret', 10, 10, '2036-01-01', now(), now()) returning id`,
  )
  const inquiry = await insert(
    `insert into inquiry (member_id, submission_id, subject, quantity, country, keywords, description,
       locale, content_hash, signals, state, recipient, pushed_at, last_seq, buyer_read_seq,
       staff_read_seq, created_at, updated_at)
     values ($1, gen_random_uuid(), 'secret-subject', 1, '', '', '', 'en', 'h', '{}', 'pushed', 'ownStock',
       now(), 1, 1, 1, now(), now()) returning id`,
  )
  const message = await insert(
    `insert into inquiry_message (author_id, inquiry_id, seq, author, body, created_at)
     values ($1, $2, 1, 'buyer', 'secret-question', now()) returning id`,
    [inquiry],
  )
  const attachment = await insert(
    `insert into inquiry_attachment (owner_audience, owner_id, message_id, file_name, type, size, state,
       object_key, created_at, updated_at)
     values ('member', $1, $2, 'secret-plan.pdf', 'application/pdf', 1, 'ready', 'inquiry/secret-plan',
       now(), now()) returning id`,
    [message],
  )
  const chat = await insert(
    `insert into chat (member_id, buyer_name, locale, consultation, waiting_since, expires_at, last_seq,
       created_at, updated_at)
     values ($1, 'secret-buyer', 'en', 1, now(), '2036-01-01', 1, now(), now()) returning id`,
  )
  await insert(
    `insert into chat_message (author_id, chat_id, seq, consultation, send_id, kind, author, author_name, body,
       created_at)
     values ($1, $2, 1, 1, gen_random_uuid(), 'text', 'buyer', 'secret-buyer', 'secret-message', now())`,
    [chat],
  )
  const own = [notice, passkey, binding, copy, upload, inquiry, attachment, chat]
  return { id, token, ids: [id, sessionId, device.id, ...own] }
}

/** All rows of all tables that reference the member. */
async function rowsAbout({ pool }: TestServer, id: string): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and data_type = 'uuid' and table_type = 'BASE TABLE'`)
  const found: string[] = []
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await pool.query<{ row: string }>(
      `select $2 || to_jsonb(t)::text as row from "${table}" t where "${column}" = $1`,
      [id, table],
    )
    found.push(...rows.map(({ row }) => row))
  }
  return found.toSorted()
}

const PRIVATE = [...Object.values(SECRETS), PASSKEY_NAME, NETWORK, 'zubaida', 'secret-']

describe('a private endpoint', () => {
  it('is every endpoint under /p/, and no other', () => {
    const under = all.filter(({ path }) => path.startsWith('/p/'))
    expect(closed.map(({ path }) => path)).toEqual(under.map(({ path }) => path))
    expect(closed.length).toBeGreaterThan(20)
  })

  it('receives the token, as do the few others that CL-5 names [CL-5]', () => {
    for (const { path, sendsToken } of all)
      expect([path, sendsToken]).toEqual([path, SENDS_TOKEN.test(path)])
  })

  it('for staff is refused without its permission, even with all other permissions: 403', async () => {
    await using server = await startServer()
    const { ids } = await aMemberWithEverything(server)
    const staff = named.filter(([, { audience }]) => audience === 'staff')
    expect(staff.length).toBeGreaterThan(8)
    for (const [name, e] of staff) {
      if (e.permission === null || !isPermission(e.permission)) continue
      const others = PERMISSIONS.filter((permission) => permission !== e.permission)
      expect(others).toHaveLength(PERMISSIONS.length - 1)
      const refused = await ask(server, e, ids[0] ?? '', await server.staffToken(others))
      expect([name, refused.statusCode]).toEqual([name, 403])
      const answer = await ask(server, e, ids[0] ?? '', await server.staffToken([e.permission]))
      expect([name, answer.statusCode]).not.toEqual([name, 403])
    }
  })

  it('is open to each role of the product exactly as its permissions say [ID-19] [BO-4]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { ids } = await aMemberWithEverything(server)
    const staff = named.filter(([, { audience }]) => audience === 'staff')
    const matrixOf = async (role: StandardRole) => {
      const staffId = await anActivePerson(ctx, { role })
      const open: string[] = []
      for (const [name, e] of staff) {
        // A session of its own: some calls end the one that makes them.
        const token = await staffTokenOf(ctx, staffId)
        const { statusCode } = await ask(server, e, ids[0] ?? '', token)
        expect([role, name, statusCode]).not.toEqual([role, name, 401])
        if (statusCode !== 403) open.push(name)
      }
      const permitted = staff.filter(([name, e]) => {
        const permission = SAMPLE_NEEDS[name] ?? e.permission
        if (permission === null) return true
        return isPermission(permission) && STANDARD_PERMISSIONS[role].includes(permission)
      })
      expect([role, open]).toEqual([role, permitted.map(([name]) => name)])
    }
    await Promise.all(STANDARD_ROLES.map(matrixOf))
  }, 90_000)

  it('for staff that changes something is audited', () => {
    const commands = all.filter(({ audience, method }) => audience === 'staff' && method !== 'GET')
    expect(commands.filter(({ audit }) => !audit).map(({ path }) => path)).toEqual([])
  })

  it('is refused without a token and with an invalid one: 401 A00004 and no data [ID-16]', async () => {
    await using server = await startServer()
    const { ids } = await aMemberWithEverything(server)
    for (const [name, e] of named) {
      const made = [undefined, ...(e.audience === 'service' ? [] : ['a'.repeat(43), SERVICE_KEY])]
      for (const token of made) {
        const reply = await ask(server, e, ids[0] ?? '', token)
        expect([name, reply.statusCode]).toEqual([name, 401])
        expect(reply.json()).toMatchObject({ success: false, code: 'A00004', data: null })
      }
    }
  })

  it('is refused with a token of any other audience: 403 and no data [ID-16]', async () => {
    await using server = await startServer()
    const { id, ids } = await aMemberWithEverything(server)
    for (const audience of SESSIONED) {
      const token = await server.tokenFor({ audience, id })
      for (const [name, e] of named) {
        if (e.audience === audience) continue
        const reply = await ask(server, e, ids[0] ?? '', token)
        expect([name, reply.statusCode]).toEqual([name, 403])
        expect(reply.json()).toMatchObject({ success: false, data: null })
      }
    }
  })

  it('shows and changes nothing of another member whose ids the caller knows [ID-16]', async () => {
    await using server = await startServer()
    const one = await aMemberWithEverything(server)
    const before = await rowsAbout(server, one.id)
    expect(before.length).toBeGreaterThan(8)
    const members = named.filter(([, { audience }]) => audience === 'member')
    let understood = 0
    for (const [name, e] of members) {
      const attempts = one.ids.map(async (id) => {
        const other = await aMember(server.ctx)
        const token = await server.tokenFor({ audience: 'member', id: other.id })
        return ask(server, e, id, token)
      })
      const replies = await Promise.all(attempts)
      for (const reply of replies) {
        expect([name, reply.statusCode]).not.toEqual([name, 500])
        const text = `${JSON.stringify(reply.headers)} ${reply.body}`.toLowerCase()
        for (const secret of PRIVATE) expect(text).not.toContain(secret.toLowerCase())
      }
      if (!replies.some(({ statusCode }) => statusCode === 400)) understood++
    }
    expect(await rowsAbout(server, one.id)).toEqual(before)
    expect(understood).toBeGreaterThan(members.length / 2)
  }, 60_000)

  it('shows members their own data: the search for leaks is able to find it', async () => {
    await using server = await startServer()
    const { id, ids } = await aMemberWithEverything(server)
    const bodies: string[] = []
    for (const [, e] of named.filter(
      ([, { audience, method }]) => audience === 'member' && method === 'GET',
    )) {
      const token = await server.tokenFor({ audience: 'member', id })
      bodies.push((await ask(server, e, ids[0] ?? '', token)).body)
    }
    for (const secret of [SECRETS.mail, SECRETS.mobile, SECRETS.nickName, NETWORK])
      expect(bodies.join('\n')).toContain(secret)
  })
})
