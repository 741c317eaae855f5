import { roleEndpoints } from '@ironsouq/contract/people/staff/role.endpoints'
import type { StandardRole } from '@ironsouq/contract/people/staff/role.standard'
import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { staffEndpoints } from '@ironsouq/contract/people/staff/staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { aStaffMember } from '#features/identity/staff-sign-in/staff-sign-in.builder.ts'
import { systemClock } from '#kernel/clock.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { freePort, start } from '#test/processes.ts'
import { aRole, giveRole, staffTokenOf } from './staff.builder.ts'
import { standardRole } from './staff.role.service.ts'

const roleIdOf = (ctx: Ctx, code: StandardRole) => atomic(ctx, (ctx) => standardRole(ctx, code))

/** A signed-in person. */
async function aPerson(server: TestServer, role: StandardRole, name: string = role) {
  const staffId = await aStaffMember(server.ctx, { role, name })
  const bearer = await staffTokenOf(server.ctx, staffId)
  return { staffId, bearer, call: server.client({ bearer }) }
}

const isIn = async (server: TestServer, bearer: string) => {
  const url = staffAccountEndpoints.me.path
  const reply = await server.app.inject({ url, headers: { authorization: bearer } })
  return reply.statusCode === 200
}

describe('a change of a role', () => {
  it('ends exactly the sessions whose permissions it changes, in every process [ID-19]', async () => {
    await using server = await startServer()
    const { ctx } = server
    // The other process has the clock of the host.
    server.turnClock(systemClock().toISOString())
    const port = await freePort()
    const env = { ...server.environment, PORT: String(port), LOG_LEVEL: 'info' }
    await using other = start('http', env)
    const { call } = await aPerson(server, 'administrator')
    const clerk = await aPerson(server, 'equipmentClerk')
    const editor = await aPerson(server, 'contentEditor')
    // A clerk who may also do by another role what the clerks lose.
    const both = await aStaffMember(ctx, { role: 'equipmentClerk' })
    const { id: extra } = await aRole(ctx, 'Prices', ['device.reprice'])
    await giveRole(ctx, both, extra)
    const bothToken = await staffTokenOf(ctx, both)
    await other.says('the API is served')
    const there = async (token: string) => {
      const url = `http://127.0.0.1:${port}${staffAccountEndpoints.me.path}`
      return (await fetch(url, { headers: { authorization: token } })).status
    }
    for (const token of [clerk.bearer, editor.bearer, bothToken, clerk.bearer])
      expect(await there(token)).toBe(200)

    const roles = await call(roleEndpoints.list)
    const clerks = roles.find(({ code }) => code === 'equipmentClerk')
    if (!clerks) throw new Error('no role of clerks')
    const { roleId, version } = clerks
    const permissions = clerks.permissions.filter((each) => each !== 'device.reprice')
    await call(roleEndpoints.update, { body: { roleId, version, permissions } })

    expect(await isIn(server, clerk.bearer)).toBe(false)
    await expect.poll(() => there(clerk.bearer), { timeout: 1000, interval: 20 }).toBe(401)
    for (const token of [editor.bearer, bothToken]) {
      expect(await isIn(server, token)).toBe(true)
      expect(await there(token)).toBe(200)
    }
    const again = server.client({ bearer: await staffTokenOf(ctx, clerk.staffId) })
    expect((await again(staffAccountEndpoints.me)).permissions).not.toContain('device.reprice')

    // Another name changes nothing that a session may do; the removed role does.
    const named = roles.find(({ roleId }) => roleId === extra)
    const rename = { roleId: extra, version: named?.version ?? 0, name: 'Pricing' }
    await call(roleEndpoints.update, { body: { ...rename, permissions: ['device.reprice'] } })
    expect(await isIn(server, bothToken)).toBe(true)
    await call(roleEndpoints.remove, { body: { roleId: extra } })
    expect(await isIn(server, bothToken)).toBe(false)
  }, 60_000)

  it('and a sign-in at the same time leave no session with the old permissions [ID-19]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { call } = await aPerson(server, 'administrator')
    const staffId = await aStaffMember(ctx, { role: 'auditor' })
    const { id: roleId } = await aRole(ctx, 'Desk', ['device.read'])
    await giveRole(ctx, staffId, roleId)
    for (let version = 1; version <= 6; version++) {
      const permissions = version % 2 ? (['news.edit'] as const) : (['device.edit'] as const)
      const [, ...tokens] = await Promise.all([
        call(roleEndpoints.update, { body: { roleId, version, permissions: [...permissions] } }),
        ...Array.from({ length: 5 }, () => staffTokenOf(ctx, staffId)),
      ])
      for (const bearer of tokens) {
        const me = await server
          .client({ bearer })(staffAccountEndpoints.me)
          .catch(() => null)
        if (me) expect(me.permissions).toContain(permissions[0])
      }
    }
  })

  it('at an old version is refused with the role as it is now', async () => {
    await using server = await startServer()
    const { call } = await aPerson(server, 'administrator')
    const body = { name: 'Yard', permissions: ['device.read' as const] }
    const { roleId, version } = await call(roleEndpoints.add, { body })
    const update = { roleId, version, permissions: [] }
    await call(roleEndpoints.update, { body: update })
    const late = call(roleEndpoints.update, { body: update })
    const current = { roleId, version: version + 1, permissions: [] }
    await expect(late).rejects.toMatchObject({ status: 409, data: { current } })
    await expect(call(roleEndpoints.add, { body })).rejects.toMatchObject({
      data: [{ field: 'name' }],
    })
  })
})

describe('the last administrator', () => {
  it('stays, however many leave at the same time and in whichever way [ID-19]', async () => {
    await using server = await startServer()
    const { ctx, pool } = server
    const people = await Promise.all([1, 2, 3, 4].map(() => aPerson(server, 'administrator')))
    const auditor = await roleIdOf(ctx, 'auditor')
    const results = await Promise.allSettled(
      people.map(({ call }, i) => {
        const staffId = people[(i + 1) % people.length]?.staffId ?? ''
        if (i === 0) return call(staffEndpoints.reset, { body: { staffId } })
        const body = { staffId, version: 1, name: 'Former', roleIds: [auditor] }
        return i % 2
          ? call(staffEndpoints.disable, { body: { staffId } })
          : call(staffEndpoints.update, { body })
      }),
    )
    const { rows } = await pool.query(`select from staff join staff_role on staff_id = staff.id
      join role on role.id = role_id where role.code = 'administrator' and state = 'active'`)
    expect(rows.length).toBeGreaterThan(0)
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(4 - rows.length)
    for (const result of results)
      if (result.status === 'rejected')
        expect([401, 403, 409]).toContain((result.reason as { status: number }).status)
    const removal = pool.query(`delete from staff_role using role
      where role.id = role_id and role.code = 'administrator'`)
    await expect(removal).rejects.toMatchObject({ constraint: 'staff_has_administrator' })
  })
})

describe('a person who edits staff or roles', () => {
  it('gives, takes and manages nothing beyond their own permissions [ID-19] [BO-4]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const boss = await aPerson(server, 'administrator')
    const staffId = await aStaffMember(ctx, { role: 'auditor' })
    const { id: roleId } = await aRole(ctx, 'Office', ['staff.edit', 'role.edit', 'news.edit'])
    await giveRole(ctx, staffId, roleId)
    const call = server.client({ bearer: await staffTokenOf(ctx, staffId) })
    const [administrator, editor] = [
      await roleIdOf(ctx, 'administrator'),
      await roleIdOf(ctx, 'contentEditor'),
    ]
    const invite = (roleIds: string[]) =>
      call(staffEndpoints.invite, {
        body: { name: 'Friend', email: 'friend@desk.example', locale: 'en', roleIds },
      })
    const own = { staffId, version: 1, name: 'Me' }
    const attempts = [
      () => invite([administrator]),
      () => invite([editor]),
      () => call(staffEndpoints.update, { body: { ...own, roleIds: [roleId, administrator] } }),
      () => call(staffEndpoints.disable, { body: { staffId: boss.staffId } }),
      () => call(staffEndpoints.reset, { body: { staffId: boss.staffId } }),
      () => call(roleEndpoints.add, { body: { name: 'All', permissions: ['device.edit'] } }),
      () =>
        call(roleEndpoints.update, {
          body: { roleId, version: 1, permissions: ['staff.edit', 'role.edit', 'setting.edit'] },
        }),
      () => call(roleEndpoints.update, { body: { roleId: editor, version: 1, permissions: [] } }),
    ]
    const message = translator('en')('error.grantTooMuch')
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ message })
    await call(roleEndpoints.add, { body: { name: 'News', permissions: ['news.edit'] } })
    await invite([roleId])
    const rows = await ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(rows.map(({ entity, endpoint }) => [entity, endpoint])).toEqual([
      ['role', 'POST /p/staff/role/add'],
      ['staff', 'POST /p/staff/staff/invite'],
    ])
  })
})

describe('the list of staff', () => {
  it('is filtered by text, role and state, and shows factors and sessions [BO-4]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { call, staffId } = await aPerson(server, 'administrator', 'Amal')
    const clerk = await aPerson(server, 'equipmentClerk', 'Basma')
    await aPerson(server, 'equipmentClerk', 'Carlos 100%')
    const named = async (query: object) => {
      const page = await call(staffEndpoints.list, { query })
      return page.rows.map(({ name }) => name)
    }
    expect(await named({})).toEqual(['Amal', 'Basma', 'Carlos 100%'])
    expect(await named({ sort: '-name', text: 'A' })).toEqual(['Carlos 100%', 'Basma', 'Amal'])
    expect(await named({ text: '0%' })).toEqual(['Carlos 100%'])
    expect(await named({ roleId: await roleIdOf(ctx, 'administrator') })).toEqual(['Amal'])
    await call(staffEndpoints.disable, { body: { staffId: clerk.staffId } })
    expect(await named({ state: 'disabled' })).toEqual(['Basma'])
    expect(await isIn(server, clerk.bearer)).toBe(false)
    const own = await call(staffEndpoints.sessions, { query: { staffId } })
    expect(own).toMatchObject([{ isCurrent: true }])
    const { rows } = await call(staffEndpoints.list, { query: { text: 'amal' } })
    expect(rows).toMatchObject([
      { hasApp: true, passkeys: 0, state: 'active', roles: [{ code: 'administrator' }] },
    ])
  })

  it('leads to the sessions of a person, and each is ended for itself [ID-19]', async () => {
    await using server = await startServer()
    const { call } = await aPerson(server, 'administrator')
    const { staffId, bearer } = await aPerson(server, 'equipmentClerk')
    const other = await staffTokenOf(server.ctx, staffId)
    // Of people of the back office only.
    const { id: memberId } = await aSignedInMember(server)
    const ofMember = call(staffEndpoints.sessions, { query: { staffId: memberId } })
    await expect(ofMember).rejects.toMatchObject({ status: 404 })
    const [first] = await call(staffEndpoints.sessions, { query: { staffId } })
    const sessionId = first?.sessionId ?? ''
    await call(staffEndpoints.endSession, { body: { staffId, sessionId } })
    const left = await call(staffEndpoints.sessions, { query: { staffId } })
    expect(left).toHaveLength(1)
    const areIn = await Promise.all([bearer, other].map((each) => isIn(server, each)))
    expect(areIn.filter(Boolean)).toHaveLength(1)
  })
})
