import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import { memberSupportEndpoints } from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { securityLog } from '#features/identity/security-log/security-log.tables.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { MANY_MEMBERS } from './member-support.reading.service.ts'
import { memberReading } from './member-support.tables.ts'

const agent = async (server: TestServer) =>
  server.client({ bearer: await server.staffToken(['member.read', 'member.endSessions']) })

describe('members in the back office', () => {
  it('are found by the beginning of a name, company, account, address or number [BO-2]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const call = await agent(server)
    await aMember(ctx, { nickName: 'Zubaida', company: 'Tall Palm', account: 'zq_yard' })
    await aMember(ctx, { nickName: 'Omar', mail: 'Omar@palm.example', mobile: '+971501112223' })
    const names = async (q: string) => {
      const { rows, total } = await call(memberSupportEndpoints.list, { query: { q } })
      expect(total).toBe(rows.length)
      return rows.map(({ nickName }) => nickName)
    }
    expect(await names('zub')).toEqual(['Zubaida'])
    expect(await names('tall p')).toEqual(['Zubaida'])
    expect(await names('ZQ_')).toEqual(['Zubaida'])
    expect(await names('omar@')).toEqual(['Omar'])
    expect(await names('+971 50 111')).toEqual(['Omar'])
    expect(await names('%')).toEqual([])
    expect((await names('')).toSorted()).toEqual(['Omar', 'Zubaida'])
  })

  it('are counted for who reads them, and not read faster than a person reads [BO-4]', async () => {
    await using server = await startServer({ log: pino({ level: 'silent' }) })
    const { ctx } = server
    const logged = vi.spyOn(ctx.log, 'error')
    const call = await agent(server)
    const { id: memberId } = await aMember(ctx)
    await aMember(ctx)
    await call(memberSupportEndpoints.list, { query: {} })
    await call(memberSupportEndpoints.overview, { query: { memberId } })
    await call(memberSupportEndpoints.list, { query: { q: 'no one has this name' } })
    expect(await ctx.db.select().from(memberReading)).toMatchObject([
      { day: '2026-11-14', members: 3 },
    ])
    await ctx.db.update(memberReading).set({ members: MANY_MEMBERS - 2 })
    const eight = Array.from({ length: 8 }, () => call(memberSupportEndpoints.list, { query: {} }))
    await Promise.all(eight)
    const [row] = await ctx.db.select().from(memberReading)
    expect(row?.members).toBe(MANY_MEMBERS - 2 + 16)
    expect(logged).toHaveBeenCalledOnce()
    const many = Array.from({ length: 60 }, () => call(memberSupportEndpoints.list, { query: {} }))
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(11)
  })

  it('are signed out everywhere by staff, see it in their log, and the audit log has it [BO-2] [BO-4]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const call = await agent(server)
    const { id: memberId, call: asMember } = await aSignedInMember(server)
    const query = { memberId }
    expect(await call(memberSupportEndpoints.overview, { query })).toMatchObject({
      memberId,
      sessions: 1,
      favorites: 0,
    })
    const body = { memberId }
    expect(await call(memberSupportEndpoints.endSessions, { body })).toEqual({ ended: 1 })
    await expect(asMember(sessionEndpoints.list)).rejects.toMatchObject({ status: 401 })
    const logged = ctx.db.select().from(securityLog).where(eq(securityLog.subjectId, memberId))
    expect(await logged).toMatchObject([{ kind: 'signOutByStaff', subjectId: memberId }])
    expect(await ctx.db.select().from(auditLog).orderBy(auditLog.seq)).toMatchObject([
      { entity: 'member', entityId: memberId, before: { sessions: 1 }, after: { sessions: 0 } },
    ])
  })
})
