import { createHash } from 'node:crypto'
import { sessionEndpoints, TOKEN_DUE } from '@ironsouq/contract/identity/session.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { aMember } from '#features/member/member.builder.ts'
import { one } from '#kernel/db.ts'
import { rateLimit } from '#kernel/kernel.tables.ts'
import type { From } from '#kernel/serve.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { passkeyAttempt, session } from './identity.tables.ts'
import { forgetOldSessions } from './session.forget-old.job.ts'
import { issueToken, openSession } from './session.service.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const OFFICE: From = { address: '94.200.17.203', userAgent: CHROME, deviceKey: null, country: 'AE' }
const STREET: From = {
  address: '2001:8f8:1a2b::7',
  userAgent: IPHONE,
  deviceKey: null,
  country: null,
}

/** Somebody who signed in. */
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

/** The new token, once the database has noted that it was used. */
async function renewedAndUsed(server: TestServer, sessionId: string, old: string) {
  const { token } = await renew(server, old)
  if (!token) throw new Error('there was no token')
  expect(await statusOf(server, token)).toBe(200)
  await vi.waitFor(async () =>
    expect(await rowOf(server, sessionId)).toMatchObject({
      previousUntil: expect.any(Date) as Date,
    }),
  )
  return token
}

describe('a token', () => {
  it('says nothing by itself, and the database holds only its hash [ID-16]', async () => {
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

  it('is refused when nobody came for thirty days, and lives on if somebody does [ID-16]', async () => {
    await using server = await startServer()
    const used = await signedIn(server)
    const unused = await signedIn(server)
    server.turnClock('2026-12-13T08:00:00Z')
    expect(await statusOf(server, used.token)).toBe(200)
    await vi.waitFor(async () =>
      expect((await rowOf(server, used.sessionId)).expiresAt).toEqual(
        new Date('2027-01-12T08:00:00Z'),
      ),
    )
    server.turnClock('2026-12-14T08:00:00Z')
    expect(await statusOf(server, used.token)).toBe(200)
    expect(await statusOf(server, unused.token)).toBe(401)
    server.turnClock('2027-02-20T08:00:00Z')
    expect(await statusOf(server, used.token)).toBe(401)
  })

  it('is noted as seen once in five minutes, with what and where', async () => {
    await using server = await startServer()
    const { token, sessionId } = await signedIn(server)
    server.turnClock('2026-11-14T08:04:00Z')
    expect(await statusOf(server, token)).toBe(200)
    expect((await rowOf(server, sessionId)).lastSeenAt).toEqual(new Date('2026-11-14T08:00:00Z'))
    server.turnClock('2026-11-14T08:06:00Z')
    const headers = { authorization: token, 'user-agent': IPHONE, 'x-country': 'OM' }
    await fetch(`${server.base}/p/user/userInfo`, { headers })
    await vi.waitFor(async () =>
      expect(await rowOf(server, sessionId)).toMatchObject({
        lastSeenAt: new Date('2026-11-14T08:06:00Z'),
        browser: 'Safari',
        system: 'iOS',
        network: '127.0.0.0/24',
        country: 'OM',
      }),
    )
  })

  it('of an operator ends when it was said to, however much it is used', async () => {
    await using server = await startServer()
    const { id } = await aMember(server.ctx)
    const token = await issueToken(server.ctx, { audience: 'member', id }, 1)
    server.turnClock('2026-11-15T07:59:59Z')
    expect(await statusOf(server, token)).toBe(200)
    server.turnClock('2026-11-15T08:00:00Z')
    expect(await statusOf(server, token)).toBe(401)
  })
})

describe('the exchange of a token', () => {
  it('is asked for after a day, and gives another that opens the same session [ID-16]', async () => {
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

  it('succeeds once when several try at the same time; the token that came of it is good [ID-16]', async () => {
    await using server = await startServer()
    const { token } = await signedIn(server)
    const tried = await Promise.all(Array.from({ length: 8 }, () => renew(server, token)))
    const won = tried.flatMap((each) => each.token ?? [])
    expect(won).toHaveLength(1)
    expect(await statusOf(server, won[0] ?? '')).toBe(200)
    expect(await renew(server, token)).toEqual({ token: null, seconds: 0 })
  })

  it('leaves the old token good for a minute, for calls under way [ID-16]', async () => {
    await using server = await startServer()
    const { token, sessionId } = await signedIn(server)
    const next = await renewedAndUsed(server, sessionId, token)
    server.turnClock('2026-11-14T08:00:59Z')
    expect(await statusOf(server, token)).toBe(200)
    expect(await statusOf(server, next)).toBe(200)
  })

  it('shows a theft by the old token being used later: the session ends for both [ID-16]', async () => {
    await using server = await startServer()
    const { token, sessionId } = await signedIn(server)
    const next = await renewedAndUsed(server, sessionId, token)
    server.turnClock('2026-11-14T08:01:00Z')
    expect(await statusOf(server, token)).toBe(401)
    expect(await statusOf(server, next)).toBe(401)
    expect((await rowOf(server, sessionId)).revokedAt).not.toBeNull()
  })

  it('whose answer was lost signs nobody out: the old token is good and can be exchanged again', async () => {
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
  it('are listed with device, place and which one this is, the latest first [ID-16]', async () => {
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

  it('can be ended one at a time, from any of them, and then are neither good nor listed [ID-16]', async () => {
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

  it('can be ended but for this one; leaving ends this one [ID-16]', async () => {
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

  it('of another are not found, and go on [ID-16]', async () => {
    await using server = await startServer()
    const mine = await signedIn(server)
    const theirs = await signedIn(server, STREET)
    const call = server.client({ bearer: mine.token })
    const end = call(sessionEndpoints.end, { body: { sessionId: theirs.sessionId } })
    await expect(end).rejects.toMatchObject({ status: 404, data: null })
    await call(sessionEndpoints.endOthers)
    expect(await server.client({ bearer: theirs.token })(memberEndpoints.userInfo)).toMatchObject({
      userId: theirs.memberId,
    })
  })

  it('are forgotten a week after they were over, and not before', async () => {
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
    await forgetOldSessions.run(server.ctx)
    expect(await count()).toBe(2)
    expect(await server.ctx.db.$count(passkeyAttempt)).toBe(1)
    expect(await server.ctx.db.select().from(rateLimit)).toMatchObject([{ key: 'running' }])
    server.turnClock('2026-11-21T08:00:01Z')
    await forgetOldSessions.run(server.ctx)
    expect(await count()).toBe(1)
    expect((await rowOf(server, living.sessionId)).revokedAt).toBeNull()
  })
})
