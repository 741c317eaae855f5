import { SENDS_TOKEN } from '@ironsouq/contract/client'
import type { Endpoint } from '@ironsouq/contract/endpoint'
import { STANDARD_ROLES, type StandardRole } from '@ironsouq/contract/people/staff/role.standard'
import { isPermission, PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import { describe, expect, it } from 'vitest'
import { aMember } from '#features/people/member/member.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { STANDARD_PERMISSIONS } from '#features/people/staff/staff.role.standard.rules.ts'
import { registry } from '#features/registry.ts'
import { SERVICE_KEY, startServer, type TestServer } from '#test/harness.ts'
import { sampleRequest } from '#test/sample-request.ts'

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
    const { id } = await aMember(server.ctx)
    const staff = named.filter(([, { audience }]) => audience === 'staff')
    expect(staff.length).toBeGreaterThan(8)
    for (const permission of PERMISSIONS) {
      const others = PERMISSIONS.filter((other) => other !== permission)
      const [withOthers, withIt] = [
        await server.staffToken(others),
        await server.staffToken([permission]),
      ]
      for (const [name, e] of staff.filter(([, e]) => e.permission === permission)) {
        const refused = await ask(server, e, id, withOthers)
        expect([name, refused.statusCode]).toEqual([name, 403])
        const answer = await ask(server, e, id, withIt)
        // No call ends the session: the next one would be refused for another reason.
        expect([401, 403], name).not.toContain(answer.statusCode)
      }
    }
  })

  it('is open to each role of the product exactly as its permissions say [ID-19] [BO-4]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id } = await aMember(server.ctx)
    const staff = named.filter(([, { audience }]) => audience === 'staff')
    const matrixOf = async (role: StandardRole) => {
      const staffId = await anActivePerson(ctx, { role })
      const open: string[] = []
      let token = await staffTokenOf(ctx, staffId)
      for (const [name, e] of staff) {
        let { statusCode } = await ask(server, e, id, token)
        if (statusCode === 401) {
          // The call before ended its session.
          token = await staffTokenOf(ctx, staffId)
          ;({ statusCode } = await ask(server, e, id, token))
        }
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
    const { id } = await aMember(server.ctx)
    for (const [name, e] of named) {
      const made = [undefined, ...(e.audience === 'service' ? [] : ['a'.repeat(43), SERVICE_KEY])]
      for (const token of made) {
        const reply = await ask(server, e, id, token)
        expect([name, reply.statusCode]).toEqual([name, 401])
        expect(reply.json()).toMatchObject({ success: false, code: 'A00004', data: null })
      }
    }
  })

  it('is refused with a token of any other audience: 403 and no data [ID-16]', async () => {
    await using server = await startServer()
    const { id } = await aMember(server.ctx)
    for (const audience of SESSIONED) {
      const token = await server.tokenFor({ audience, id })
      for (const [name, e] of named) {
        if (e.audience === audience) continue
        const reply = await ask(server, e, id, token)
        expect([name, reply.statusCode]).toEqual([name, 403])
        expect(reply.json()).toMatchObject({ success: false, data: null })
      }
    }
  })
})
