import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { aMember } from '#features/member/member.builder.ts'
import { listenTo } from '#kernel/listening.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { passageTo } from '#test/passages.ts'
import { session } from './identity.tables.ts'
import { SESSION_ENDED } from './session.ended.ts'
import { openSession } from './session.service.ts'
import { createSessionShelf } from './session.shelf.ts'

const FROM = { address: '94.200.17.203', userAgent: '', deviceKey: null, country: null }

/** A shelf as another process would have it, and where its answers came from. */
function aShelf({ ctx }: TestServer, url: string) {
  const lookups = { memory: 0, database: 0 }
  const shelf = createSessionShelf({
    listen: (hear) => listenTo({ url, channel: SESSION_ENDED, log: ctx.log, hear }),
    count: (from) => void lookups[from]++,
  })
  return {
    lookups,
    identify: (token: string) => shelf.identify(ctx, token, FROM),
    /** Asks until the answer comes from memory. */
    async warm(token: string) {
      await vi.waitFor(async () => {
        const before = lookups.memory
        expect(await shelf.identify(ctx, token, FROM)).not.toBeNull()
        expect(lookups.memory).toBe(before + 1)
      }, 8000)
    },
    [Symbol.asyncDispose]: shelf.close,
  }
}

async function signedIn({ ctx }: TestServer) {
  const { id } = await aMember(ctx)
  const { token } = await openSession(ctx, { audience: 'member', id }, FROM)
  return { id, token }
}

/** As another process would end it. */
const endElsewhere = ({ pool }: TestServer, id: string) =>
  pool.query(
    `with ended as (update session set revoked_at = now() where subject_id = $1 returning subject_id)
     select pg_notify('${SESSION_ENDED}', subject_id::text) from ended`,
    [id],
  )

describe('a session that was looked up', () => {
  it('is answered from memory for a minute, then looked up again', async () => {
    await using server = await startServer()
    await using shelf = aShelf(server, server.databaseUrl)
    const { token, id } = await signedIn(server)
    await shelf.warm(token)
    const { database } = shelf.lookups
    for (let n = 0; n < 50; n++) expect(await shelf.identify(token)).toMatchObject({ id })
    expect(shelf.lookups.database).toBe(database)
    server.turnClock('2026-11-14T08:01:00Z')
    expect(await shelf.identify(token)).toMatchObject({ id })
    expect(shelf.lookups.database).toBe(database + 1)
  })

  it('is not kept beyond its own end', async () => {
    await using server = await startServer()
    await using shelf = aShelf(server, server.databaseUrl)
    const { token } = await signedIn(server)
    await server.ctx.db.update(session).set({ expiresAt: new Date('2026-11-14T08:00:30Z') })
    await shelf.warm(token)
    server.turnClock('2026-11-14T08:00:29Z')
    expect(await shelf.identify(token)).not.toBeNull()
    server.turnClock('2026-11-14T08:00:30Z')
    expect(await shelf.identify(token)).toBeNull()
  })

  it('is refused as soon as it is heard to have ended; those of others are not looked up anew', async () => {
    await using server = await startServer()
    await using shelf = aShelf(server, server.databaseUrl)
    const [mine, theirs] = [await signedIn(server), await signedIn(server)]
    await shelf.warm(mine.token)
    await shelf.warm(theirs.token)
    await endElsewhere(server, mine.id)
    const since = performance.now()
    while (await shelf.identify(mine.token)) await sleep(2)
    expect(performance.now() - since).toBeLessThan(1000)
    const { database } = shelf.lookups
    expect(await shelf.identify(theirs.token)).not.toBeNull()
    expect(shelf.lookups.database).toBe(database)
  })

  it('is refused within a second by a process that hears nothing any more and does not know it [ID-16]', async () => {
    await using server = await startServer()
    await using passage = await passageTo(server.databaseUrl)
    await using shelf = aShelf(server, passage.url)
    const { token, id } = await signedIn(server)
    await shelf.warm(token)
    passage.block()
    await endElsewhere(server, id)
    const since = performance.now()
    while (await shelf.identify(token)) await sleep(5)
    expect(performance.now() - since).toBeLessThan(1000)
    passage.open()
  })

  it('is not kept when something was heard while it was looked up', async () => {
    await using server = await startServer()
    await using shelf = aShelf(server, server.databaseUrl)
    const [mine, theirs] = [await signedIn(server), await signedIn(server)]
    await shelf.warm(theirs.token)
    const blocker = await server.pool.connect()
    await blocker.query('begin; lock table session in access exclusive mode')
    const asked = shelf.identify(mine.token)
    await server.pool.query(`select pg_notify('${SESSION_ENDED}', $1)`, [theirs.id])
    await sleep(200)
    await blocker.query('commit')
    blocker.release()
    expect(await asked).toMatchObject({ id: mine.id })
    const { memory } = shelf.lookups
    expect(await shelf.identify(mine.token)).toMatchObject({ id: mine.id })
    expect(shelf.lookups.memory).toBe(memory)
  })

  it('is not asked of the database when it is no token at all', async () => {
    await using server = await startServer()
    await using shelf = aShelf(server, server.databaseUrl)
    for (const token of ['', 'x', 'a'.repeat(44), `${'a'.repeat(42)}\n`])
      expect(await shelf.identify(token)).toBeNull()
    expect(shelf.lookups).toEqual({ memory: 0, database: 0 })
  })
})
