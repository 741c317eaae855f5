import { randomUUID } from 'node:crypto'
import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { moveDevice, repriceDevice, touchDevice } from '#features/machines/device/device.service.ts'
import { one } from '#kernel/data/db.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox, sourceOf } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { deliverNotice } from '#test/notices.ts'
import { makeDueDigests } from './saved-search.digest.service.ts'
import { digestLines } from './saved-search.projection.ts'
import { searchDigest } from './saved-search.tables.ts'

const { save, list, change, stopMails } = savedSearchEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'

/** A member with searches at these paces, and a machine that is listed half an hour later. */
async function watching(
  server: TestServer,
  paces: readonly ('atOnce' | 'daily' | 'weekly' | 'off')[],
) {
  const { ctx } = server
  const trade = await deviceReferences(ctx)
  const before = await aDevice(ctx, { ...trade, priceMinor: 30_000_000n })
  const mail = `${randomUUID()}@yard.example`
  const member = await aSignedInMember(server, {
    mail,
    mailVerifiedAt: ctx.now(),
    locale: 'ar',
    currency: 'AED',
    timeZone: 'Asia/Dubai',
  })
  const queries = [{ brand: 'caterpillar' }, { category: 'excavators' }, {}, { grade: 'B' }]
  for (const [n, pace] of paces.entries())
    await member.in('ar')(save, { body: { name: `${pace} ${n}`, pace, query: queries[n] ?? {} } })
  await server.work()
  server.turnClock('2026-11-14T08:30:00Z')
  const listed = await aDevice(ctx, { ...trade, listedAt: ctx.now(), priceMinor: 20_000_000n })
  await touchDevice(ctx, listed.id)
  await server.work()
  const tell = async (at: string) => {
    server.turnClock(at)
    await makeDueDigests(ctx)
    await server.work()
    return inbox(mail)
  }
  return { ...member, mail, before, listed, tell }
}

/** The lines of every digest that was made. */
async function digestsOf(ctx: TestServer['ctx']) {
  const digests = await ctx.db.select().from(searchDigest)
  return Promise.all(
    digests.map(async ({ id, memberId }) => ({ records: await digestLines(ctx, id, memberId) })),
  )
}

describe('what is new in saved searches', () => {
  it('is sent in one email and one notification at the chosen pace, once', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id, call, tell, before, listed } = await watching(server, [
      'atOnce',
      'daily',
      'weekly',
      'off',
    ])
    // Saturday 12:30 in Dubai: at once.
    expect(await tell('2026-11-14T08:30:30Z')).toHaveLength(1)
    expect(await tell('2026-11-15T04:59:00Z')).toHaveLength(1)
    await repriceDevice(ctx, before.id, { amount: '250000.00', currency: 'AED' })
    await server.work()
    // Sunday 09:00 in Dubai: the daily one, with what the one at once has new.
    const second = await tell('2026-11-15T05:00:00Z')
    expect(second).toHaveLength(2)
    await moveDevice(ctx, listed.id, 'sell', STAFF)
    await server.work()
    // Monday 09:00: all three searches in one email.
    const third = await tell('2026-11-16T05:00:00Z')
    expect(third).toHaveLength(3)
    expect(await tell('2026-11-16T05:01:00Z')).toHaveLength(3)
    expect((await call(notificationEndpoints.list, { query: {} })).total).toBe(3)
    const digests = await ctx.db.select().from(searchDigest)
    expect(digests).toHaveLength(3)
    const [digest] = digests
    const { rows } = await server.pool.query<{ id: string }>(
      `select seq::text as id from event where name = 'search-digest.made' order by seq limit 1`,
    )
    const again = { memberId: id, digestId: digest?.id, eventId: one(rows).id }
    await deliverNotice(ctx, 'savedSearchNews', again)
    expect(await tell('2026-11-16T05:02:00Z')).toHaveLength(3)
  })

  it('is in the language and currency of the member, with pictures, links and one click to end it', async () => {
    await using server = await startServer()
    const { tell, listed, call, before } = await watching(server, ['daily'])
    await repriceDevice(server.ctx, before.id, { amount: '250000.00', currency: 'AED' })
    await server.work()
    const mail = one(await tell('2026-11-15T05:00:00Z'))
    expect(mail.html).toContain(`http://shop.example/ar/device-detail/${listed.id}`)
    expect(mail.html).toContain('dir="rtl"')
    expect(mail.html).toContain(
      'http://shop.example/ar/device-list?brand=caterpillar&amp;sort=newest',
    )
    expect(mail.text).toMatch(/300[,٬]?000/)
    expect(await sourceOf(mail)).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click\r?$/im)
    const ticket = decodeURIComponent(/stop\?ticket=([^\s">]+)/.exec(mail.text)?.[1] ?? '')
    await expect(
      server.client()(stopMails, { body: { ticket: `${ticket}x` } }),
    ).rejects.toMatchObject({ status: 404 })
    await server.client()(stopMails, { body: { ticket } })
    expect((await call(list)).isMailed).toBe(false)
    expect((await call(consentEndpoints.list)).choices).toContainEqual({
      topic: 'savedSearches',
      way: 'email',
      isGiven: false,
    })
    await repriceDevice(server.ctx, before.id, { amount: '240000.00', currency: 'AED' })
    await server.work()
    expect(await tell('2026-11-16T05:00:00Z')).toHaveLength(1)
    expect((await call(notificationEndpoints.list, { query: {} })).total).toBe(2)
  })

  it('names the newest five of many machines, and counts all of them', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { tell, listed } = await watching(server, ['daily'])
    const trade = await deviceReferences(ctx)
    for (let n = 1; n <= 7; n++) {
      server.turnClock(`2026-11-14T08:3${n}:00Z`)
      const given = { ...trade, serialNo: `MANY${n}`, listedAt: ctx.now() }
      const { id } = await aDevice(ctx, given)
      await touchDevice(ctx, id)
      await server.work()
    }
    const mail = one(await tell('2026-11-15T05:00:00Z'))
    const named = new Set(mail.html.match(/device-detail\/[\w-]+/g))
    expect(named.size).toBe(5)
    expect(mail.html).not.toContain(listed.id)
    const { records } = one(await digestsOf(ctx))
    expect(records).toHaveLength(5)
    expect(records[0]).toMatchObject({ kind: 'new', count: 8, newCount: 8 })
  })

  it('is not sent when it is no longer true, or the search is paused', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { tell, listed, call } = await watching(server, ['daily', 'weekly'])
    const { records } = await call(list)
    const weekly = records.find(({ pace }) => pace === 'weekly')
    await call(change, { body: { savedSearchId: weekly?.savedSearchId ?? '', pace: 'off' } })
    await moveDevice(ctx, listed.id, 'withdraw', STAFF)
    await server.work()
    expect(await tell('2026-11-16T05:00:00Z')).toEqual([])
    expect((await call(memberEndpoints.centerInfo)).savedSearches).toEqual({ total: 2, new: 2 })
  })
})
