import { createHash } from 'node:crypto'
import { RECENT_PROOF } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { sessionEndpoints, TOKEN_DUE } from '@ironsouq/contract/identity/session/session.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { passkeyAttempt } from '#features/identity/passkey/passkey.tables.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import { registry } from '#features/registry.ts'
import { one } from '#kernel/data/db.ts'
import { rateLimit } from '#kernel/data/kernel.tables.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { issueToken, openSession } from './session.service.ts'
import { session } from './session.tables.ts'

const JOBS = ['session.delete-old', 'kernel.delete-aged-rows', 'attempt-limits.delete-old']

/** Runs the jobs that delete what sign-ins leave. */
async function deleteOld({ ctx }: TestServer) {
  for (const { name, run } of registry.jobs) if (JOBS.includes(name)) await run(ctx)
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const OFFICE: RequestOrigin = {
  address: '94.200.17.203',
  userAgent: CHROME,
  deviceKey: null,
  country: 'AE',
}
const STREET: RequestOrigin = {
  address: '2001:8f8:1a2b::7',
  userAgent: IPHONE,
  deviceKey: null,
  country: null,
}

/** A member with an open session. */
async function signedIn(server: TestServer, from = OFFICE) {
  const { id } = await aMember(server.ctx)
  const opened = await openSession(server.ctx, { audience: 'member', id }, from)
  return { memberId: id, ...opened }
}

const statusOf = async (server: TestServer, token: string) => {
  const reply = await fetch(`${server.base}/p/user/userInfo`, { headers: { authorization: token } })
  return reply.status
}

const rowOf = async ({ ctx }: TestServer, sessionId: string) =>
  one(await ctx.db.select().from(session).where(eq(session.id, sessionId)))

const renew = (server: TestServer, bearer: string) =>
  server.client({ bearer })(sessionEndpoints.renew)

/** The new token, after the database has recorded its first use. */
async function renewedAndUsed(server: TestServer, sessionId: string, old: string) {
  const { token } = await renew(server, old)
  if (!token) throw new Error('there was no token')
  expect(await statusOf(server, token)).toBe(200)
  await vi.waitFor(
    async () =>
      expect(await rowOf(server, sessionId)).toMatchObject({
        previousUntil: expect.any(Date) as Date,
      }),
    8000,
  )
  return token
}

describe('a token', () => {
  it('is opaque, and the database stores only its hash [ID-16]', async () => {
    await using server = await startServer()
    const { token, sessionId, seconds, memberId } = await signedIn(server)
    const other = await openSession(server.ctx, { audience: 'member', id: memberId }, OFFICE)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(other.token).not.toBe(token)
    expect(seconds).toBe(30 * 86_400)
    const row = await rowOf(server, sessionId)
    expect(row.tokenHash).toEqual(createHash('sha256').update(token).digest())
    const raw = Buffer.from(token, 'base64url').toString('hex')
    const { rows } = await server.pool.query<{ all: string }>(
      'select string_agg(to_jsonb(session)::text, $1) as all from session',
      ['\n'],
    )
    expect(rows[0]?.all).toContain(row.tokenHash.toString('hex'))
    for (const form of [token, raw, Buffer.from(token).toString('hex')])
      expect(rows[0]?.all).not.toContain(form)
  })

  it('expires after thirty days without use, and every use extends it [ID-16]', async () => {
    await using server = await startServer()
    const used = await signedIn(server)
    const unused = await signedIn(server)
    server.turnClock('2026-12-13T08:00:00Z')
    expect(await statusOf(server, used.token)).toBe(200)
    await vi.waitFor(
      async () =>
        expect((await rowOf(server, used.sessionId)).expiresAt).toEqual(
          new Date('2027-01-12T08:00:00Z'),
        ),
      8000,
    )
    server.turnClock('2026-12-14T08:00:00Z')
    expect(await statusOf(server, used.token)).toBe(200)
    expect(await statusOf(server, unused.token)).toBe(401)
    server.turnClock('2027-02-20T08:00:00Z')
    expect(await statusOf(server, used.token)).toBe(401)
  })

  it('ends ninety days after the sign-in, however much it is used and renewed [ID-16]', async () => {
    await using server = await startServer()
    const { token, sessionId } = await signedIn(server)
    let latest = token
    for (const day of ['2026-12-10', '2027-01-05', '2027-01-30', '2027-02-11']) {
      server.turnClock(`${day}T08:00:00Z`)
      latest = (await renewedAndUsed(server, sessionId, latest)) ?? latest
    }
    const { expiresAt, endsAt } = await rowOf(server, sessionId)
    expect(endsAt).toEqual(new Date('2027-02-12T08:00:00Z'))
    expect(expiresAt).toEqual(endsAt)
    server.turnClock('2027-02-12T07:59:00Z')
    expect(await statusOf(server, latest)).toBe(200)
    server.turnClock('2027-02-12T08:00:00Z')
    expect(await statusOf(server, latest)).toBe(401)
    const extended = server.pool.query(
      "update session set expires_at = ends_at + interval '1 second'",
    )
    await expect(extended).rejects.toMatchObject({ constraint: 'session_ends' })
  })

  it('updates when, where and with which browser it was last seen, at most every five minutes', async () => {
    await using server = await startServer()
    const { token, sessionId } = await signedIn(server)
    server.turnClock('2026-11-14T08:04:00Z')
    expect(await statusOf(server, token)).toBe(200)
    expect((await rowOf(server, sessionId)).lastSeenAt).toEqual(new Date('2026-11-14T08:00:00Z'))
    server.turnClock('2026-11-14T08:06:00Z')
    const headers = { authorization: token, 'user-agent': IPHONE, 'x-country': 'OM' }
    await fetch(`${server.base}/p/user/userInfo`, { headers })
    await vi.waitFor(
      async () =>
        expect(await rowOf(server, sessionId)).toMatchObject({
          lastSeenAt: new Date('2026-11-14T08:06:00Z'),
          browser: 'Safari',
          system: 'iOS',
          network: '127.0.0.0/24',
          country: 'OM',
        }),
      8000,
    )
  })

  it('issued by an operator expires at its fixed time, even if it is used', async () => {
    await using server = await startServer()
    const { id } = await aMember(server.ctx)
    const token = await issueToken(server.ctx, { audience: 'member', id }, 1)
    server.turnClock('2026-11-15T07:59:59Z')
    expect(await statusOf(server, token)).toBe(200)
    server.turnClock('2026-11-15T08:00:00Z')
    expect(await statusOf(server, token)).toBe(401)
  })
})

describe('the renewal of a token', () => {
  it('is due after a day, and returns a new token of the same session [ID-16]', async () => {
    await using server = await startServer()
    const { token, sessionId } = await signedIn(server)
    const due = async (authorization: string) => {
      const reply = await fetch(`${server.base}/p/user/userInfo`, { headers: { authorization } })
      return reply.headers.get(TOKEN_DUE)
    }
    expect(await due(token)).toBeNull()
    server.turnClock('2026-11-15T08:00:00Z')
    expect(await due(token)).toBe('1')
    const renewed = await renew(server, token)
    expect(renewed).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      seconds: 30 * 86_400,
    })
    expect(renewed.token).not.toBe(token)
    expect(await due(renewed.token ?? '')).toBeNull()
    const list = await server.client({ bearer: renewed.token ?? '' })(sessionEndpoints.list)
    expect(list).toMatchObject([{ sessionId, isCurrent: true }])
  })

  it('succeeds once under concurrent requests, and the new token is valid [ID-16]', async () => {
    await using server = await startServer()
    const { token } = await signedIn(server)
    const renewals = await Promise.all(Array.from({ length: 8 }, () => renew(server, token)))
    const won = renewals.flatMap((each) => each.token ?? [])
    expect(won).toHaveLength(1)
    expect(await statusOf(server, won[0] ?? '')).toBe(200)
    expect(await renew(server, token)).toEqual({ token: null, seconds: 0 })
  })

  it('leaves the old token valid for a minute, for requests in flight [ID-16]', async () => {
    await using server = await startServer()
    const { token, sessionId } = await signedIn(server)
    const next = await renewedAndUsed(server, sessionId, token)
    server.turnClock('2026-11-14T08:00:59Z')
    expect(await statusOf(server, token)).toBe(200)
    expect(await statusOf(server, next)).toBe(200)
  })

  it('detects theft when the old token is used later: the session ends for both [ID-16]', async () => {
    await using server = await startServer()
    const { token, sessionId } = await signedIn(server)
    const next = await renewedAndUsed(server, sessionId, token)
    server.turnClock('2026-11-14T08:01:00Z')
    expect(await statusOf(server, token)).toBe(401)
    expect(await statusOf(server, next)).toBe(401)
    expect((await rowOf(server, sessionId)).revokedAt).not.toBeNull()
  })

  it('whose response is lost does not sign the member out: the old token is valid and can be renewed again', async () => {
    await using server = await startServer()
    const { token, sessionId } = await signedIn(server)
    const lost = await renew(server, token)
    server.turnClock('2026-11-14T09:00:00Z')
    expect(await statusOf(server, token)).toBe(200)
    const again = await renewedAndUsed(server, sessionId, token)
    expect(await statusOf(server, lost.token ?? '')).toBe(401)
    expect(await statusOf(server, again)).toBe(200)
  })
})

describe('the sessions of a member', () => {
  it('are listed with device, place and which one is current, latest first [ID-16]', async () => {
    await using server = await startServer()
    const { memberId, sessionId, token } = await signedIn(server, OFFICE)
    await signedIn(server)
    server.turnClock('2026-11-14T08:01:00Z')
    const street = await openSession(server.ctx, { audience: 'member', id: memberId }, STREET)
    expect(await server.client({ bearer: token })(sessionEndpoints.list)).toEqual([
      {
        sessionId: street.sessionId,
        isCurrent: false,
        browser: 'Safari',
        system: 'iOS',
        network: '2001:8f8:1a2b::/48',
        country: null,
        signedInAt: '2026-11-14T08:01:00.000Z',
        lastSeenAt: '2026-11-14T08:01:00.000Z',
      },
      {
        sessionId,
        isCurrent: true,
        browser: 'Chrome',
        system: 'Windows',
        network: '94.200.17.0/24',
        country: 'AE',
        signedInAt: '2026-11-14T08:00:00.000Z',
        lastSeenAt: '2026-11-14T08:00:00.000Z',
      },
    ])
  })

  it('can be ended one at a time from any session, and are then neither valid nor listed [ID-16]', async () => {
    await using server = await startServer()
    const { memberId, token } = await signedIn(server)
    const street = await openSession(server.ctx, { audience: 'member', id: memberId }, STREET)
    const call = server.client({ bearer: token })
    for (let n = 0; n < 3; n++) expect(await statusOf(server, street.token)).toBe(200)
    await call(sessionEndpoints.end, { body: { sessionId: street.sessionId } })
    expect(await statusOf(server, street.token)).toBe(401)
    expect(await call(sessionEndpoints.list)).toHaveLength(1)
    const again = call(sessionEndpoints.end, { body: { sessionId: street.sessionId } })
    await expect(again).rejects.toMatchObject({ status: 404 })
  })

  it('can all be ended except the current one; signing out ends the current one [ID-16]', async () => {
    await using server = await startServer()
    const { memberId, token } = await signedIn(server)
    const others = await Promise.all(
      [OFFICE, STREET].map((from) =>
        openSession(server.ctx, { audience: 'member', id: memberId }, from),
      ),
    )
    const call = server.client({ bearer: token })
    for (const other of others) expect(await statusOf(server, other.token)).toBe(200)
    await call(sessionEndpoints.endOthers)
    for (const other of others) expect(await statusOf(server, other.token)).toBe(401)
    expect(await statusOf(server, token)).toBe(200)
    await call(sessionEndpoints.leave)
    expect(await statusOf(server, token)).toBe(401)
  })

  it('are ended by no session whose last proof of identity is ten minutes old [ID-16]', async () => {
    await using server = await startServer()
    const { token: bearer, sessionId, memberId: id } = await signedIn(server)
    const other = await openSession(server.ctx, { audience: 'member', id }, STREET)
    const call = server.client({ bearer })
    server.turnClock('2026-11-14T08:10:00Z')
    const refused = { status: 400, data: [{ field: RECENT_PROOF, msg: expect.any(String) }] }
    await expect(call(sessionEndpoints.endOthers)).rejects.toMatchObject(refused)
    await expect(
      call(sessionEndpoints.end, { body: { sessionId: other.sessionId } }),
    ).rejects.toMatchObject(refused)
    expect(await statusOf(server, other.token)).toBe(200)
    await call(sessionEndpoints.end, { body: { sessionId } })
    expect(await statusOf(server, bearer)).toBe(401)
  })

  it('of another member are not found and stay valid [ID-16]', async () => {
    await using server = await startServer()
    const own = await signedIn(server)
    const other = await signedIn(server, STREET)
    const call = server.client({ bearer: own.token })
    const end = call(sessionEndpoints.end, { body: { sessionId: other.sessionId } })
    await expect(end).rejects.toMatchObject({ status: 404, data: null })
    await call(sessionEndpoints.endOthers)
    expect(await server.client({ bearer: other.token })(memberEndpoints.userInfo)).toMatchObject({
      userId: other.memberId,
    })
  })

  it('are deleted a week after they ended, and not before', async () => {
    await using server = await startServer()
    const living = await signedIn(server)
    const left = await signedIn(server)
    await server.client({ bearer: left.token })(sessionEndpoints.leave)
    const over = { createdAt: new Date('2026-11-14T08:00:00Z'), challenge: 'x' }
    await server.ctx.db.insert(passkeyAttempt).values([
      { ...over, expiresAt: new Date('2026-11-20T07:59:59Z') },
      { ...over, expiresAt: new Date('2026-11-20T08:00:00Z') },
    ])
    const at = (time: string) => new Date(time).getTime()
    await server.ctx.db.insert(rateLimit).values([
      { key: 'over', expire: at('2026-11-21T07:59:59Z') },
      { key: 'running', expire: at('2026-11-21T08:00:01Z') },
    ])
    const count = () => server.ctx.db.$count(session)
    server.turnClock('2026-11-21T08:00:00Z')
    await deleteOld(server)
    expect(await count()).toBe(2)
    expect(await server.ctx.db.$count(passkeyAttempt)).toBe(1)
    expect(await server.ctx.db.select().from(rateLimit)).toMatchObject([{ key: 'running' }])
    server.turnClock('2026-11-21T08:00:01Z')
    await deleteOld(server)
    expect(await count()).toBe(1)
    expect((await rowOf(server, living.sessionId)).revokedAt).toBeNull()
  })
})
