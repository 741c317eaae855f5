import type { Endpoint } from '@ironsouq/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { aMember } from '#features/member/member.builder.ts'
import { registry } from '#features/registry.ts'
import { SERVICE_KEY, startServer, type TestServer } from '#test/harness.ts'
import { aListedDevice } from '#test/machines.ts'
import { requestTo } from '#test/samples.ts'
import { openSession } from './session.service.ts'

const all: Endpoint[] = []
for (const routes of registry.routes) routes((e) => void all.push(e))
const closed = all.filter(({ audience }) => audience !== 'anyone')
const named = closed.map((e) => [`${e.method} ${e.path}`, e] as const)

let calls = 0

/** Asks from another address each time: how often one may ask is not the question here. */
function ask({ app }: TestServer, e: Endpoint, id: string, authorization?: string) {
  const request = requestTo(e, id)
  calls++
  return app.inject({
    ...request,
    headers: { ...request.headers, ...(authorization && { authorization }) },
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
  })
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

/** A member with one of everything, and the ids that somebody might have seen. */
async function somebody(server: TestServer) {
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
  return { id, token, ids: [id, sessionId, device.id, notice, passkey, binding, copy, upload] }
}

/** All rows that are about somebody, in every table there is. */
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

const KEPT = [...Object.values(SECRETS), PASSKEY_NAME, NETWORK, 'zubaida', 'secret']

describe('a call that is not for everybody', () => {
  it('is every one under /p/, and no other', () => {
    const under = all.filter(({ path }) => path.startsWith('/p/'))
    expect(closed.map(({ path }) => path)).toEqual(under.map(({ path }) => path))
    expect(closed.length).toBeGreaterThan(20)
  })

  it('is refused to nobody and with a token that is none: 401 A00004 and nothing in data [ID-16]', async () => {
    await using server = await startServer()
    const { ids } = await somebody(server)
    for (const [name, e] of named) {
      const made = [undefined, ...(e.audience === 'service' ? [] : ['a'.repeat(43), SERVICE_KEY])]
      for (const token of made) {
        const reply = await ask(server, e, ids[0] ?? '', token)
        expect([name, reply.statusCode]).toEqual([name, 401])
        expect(reply.json()).toMatchObject({ success: false, code: 'A00004', data: null })
      }
    }
  })

  it('is refused with a token of any other audience: 403 and nothing in data [ID-16]', async () => {
    await using server = await startServer()
    const { id, ids } = await somebody(server)
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

  it('tells another member nothing of one whose ids he knows, and changes nothing of his [ID-16]', async () => {
    await using server = await startServer()
    const one = await somebody(server)
    const before = await rowsAbout(server, one.id)
    expect(before.length).toBeGreaterThan(8)
    const members = named.filter(([, { audience }]) => audience === 'member')
    let understood = 0
    for (const [name, e] of members) {
      const asked = one.ids.map(async (id) => {
        const other = await aMember(server.ctx)
        const token = await server.tokenFor({ audience: 'member', id: other.id })
        return ask(server, e, id, token)
      })
      const replies = await Promise.all(asked)
      for (const reply of replies) {
        expect([name, reply.statusCode]).not.toEqual([name, 500])
        const said = `${JSON.stringify(reply.headers)} ${reply.body}`.toLowerCase()
        for (const secret of KEPT) expect(said).not.toContain(secret.toLowerCase())
      }
      if (!replies.some(({ statusCode }) => statusCode === 400)) understood++
    }
    expect(await rowsAbout(server, one.id)).toEqual(before)
    expect(understood).toBeGreaterThan(members.length / 2)
  }, 60_000)

  it('tells the member himself what it tells nobody else: the search for leaks can find', async () => {
    await using server = await startServer()
    const { id, ids } = await somebody(server)
    const said: string[] = []
    for (const [, e] of named.filter(
      ([, { audience, method }]) => audience === 'member' && method === 'GET',
    )) {
      const token = await server.tokenFor({ audience: 'member', id })
      said.push((await ask(server, e, ids[0] ?? '', token)).body)
    }
    for (const secret of [SECRETS.mail, SECRETS.mobile, SECRETS.nickName, NETWORK])
      expect(said.join('\n')).toContain(secret)
  })
})
