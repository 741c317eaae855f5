import { memberSupportEndpoints } from '@ironsouq/contract/member-support/member-support.endpoints'
import { sessionEndpoints } from '@ironsouq/contract/session/session.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember } from '#features/member/member.builder.ts'
import { securityLog } from '#features/security-log/security-log.tables.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'

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
    expect(await ctx.db.select().from(auditLog)).toMatchObject([
      { entity: 'member', entityId: memberId, before: { sessions: 1 }, after: { sessions: 0 } },
    ])
  })
})
