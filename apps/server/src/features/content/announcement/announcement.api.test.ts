import { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import { SETTINGS } from '@ironsouq/contract/page-cache'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { event } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { collectPurges } from '#test/purges.ts'
import { turnDueAnnouncements } from './announcement.service.ts'

const GIVEN = {
  audience: 'everyone' as const,
  languages: [] as string[],
  isImportant: true,
  link: '/service-outlets',
  startsAt: '2026-11-20T04:00:00.000Z',
  endsAt: '2026-12-04T04:00:00.000Z',
  texts: {
    en: { title: 'Branches closed on 2 and 3 December', body: 'They open again on 4 December.' },
    ar: { title: 'الفروع مغلقة يومي 2 و3 ديسمبر', body: 'تفتح من جديد في 4 ديسمبر.' },
  },
}

const staff = async (server: TestServer) => server.client({ bearer: await server.staffToken() })
const titles = async (server: TestServer, language: LocaleCode) =>
  (await server.client({ language })(announcementEndpoints.bars)).map(({ title }) => title)

describe('an announcement', () => {
  it('is a bar in the language of the reader from its start to its end [NW-6]', async () => {
    await using server = await startServer()
    const call = await staff(server)
    const made = await call(announcementEndpoints.save, { body: GIVEN })
    expect(made).toMatchObject({ state: 'scheduled', version: 1 })
    expect(await titles(server, 'en')).toEqual([])
    server.turnClock('2026-11-20T04:00:00Z')
    expect(await titles(server, 'ar')).toEqual([GIVEN.texts.ar.title])
    expect(await titles(server, 'ko')).toEqual([GIVEN.texts.en.title])
    server.turnClock('2026-12-04T04:00:00Z')
    const { rows } = await call(announcementEndpoints.staffList, { query: {} })
    expect(rows).toMatchObject([{ state: 'ended' }])
    expect(await titles(server, 'de')).toEqual([])
  })

  it('purges the pages at its start and at its end, once each [NW-6]', async () => {
    await using server = await startServer()
    const { ctx } = server
    await (
      await staff(server)
    )(announcementEndpoints.save, { body: GIVEN })
    await server.work()
    using purges = await collectPurges(server)
    const changes = () => ctx.db.$count(event, eq(event.name, 'announcement.changed'))
    expect(await changes()).toBe(1)
    await turnDueAnnouncements(ctx)
    expect(await changes()).toBe(1)
    server.turnClock('2026-11-20T04:00:30Z')
    await Promise.all([turnDueAnnouncements(ctx), turnDueAnnouncements(ctx)])
    expect(await changes()).toBe(2)
    server.turnClock('2026-12-04T04:00:30Z')
    await turnDueAnnouncements(ctx)
    await turnDueAnnouncements(ctx)
    expect(await changes()).toBe(3)
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(SETTINGS)
  })

  it('for members or for a language is read by those only, and marked as read [NW-6]', async () => {
    await using server = await startServer()
    const call = await staff(server)
    const startsAt = '2026-11-01T04:00:00.000Z'
    const save = (announcement: { languages: string[] } | { audience: 'members' }) =>
      call(announcementEndpoints.save, { body: { ...GIVEN, startsAt, ...announcement } })
    const { announcementId } = await save({ audience: 'members' })
    await save({ languages: ['ar'] })
    const visitor = server.client()
    expect(await visitor(announcementEndpoints.bars)).toEqual([])
    const hidden = visitor(announcementEndpoints.detail, { query: { announcementId } })
    await expect(hidden).rejects.toMatchObject({ status: 404 })
    const { bearer } = await aSignedInMember(server)
    const shown = (language: 'en' | 'ar') =>
      server.client({ language, bearer })(announcementEndpoints.ofMember)
    expect(await shown('ar')).toHaveLength(2)
    expect(await shown('en')).toMatchObject([{ announcementId, isRead: false }])
    const reader = server.client({ bearer })
    for (let times = 0; times < 2; times++)
      await reader(announcementEndpoints.read, { body: { announcementId } })
    expect(await shown('en')).toMatchObject([{ isRead: true }])
  })

  it('that is withdrawn, unknown or not started is not found [NW-4] [NW-6]', async () => {
    await using server = await startServer()
    const call = await staff(server)
    const visitor = server.client()
    const { announcementId, version } = await call(announcementEndpoints.save, { body: GIVEN })
    const read = (id: string) =>
      visitor(announcementEndpoints.detail, { query: { announcementId: id } })
    await expect(read(announcementId)).rejects.toMatchObject({ status: 404 })
    server.turnClock('2026-11-21T04:00:00Z')
    expect(await read(announcementId)).toMatchObject(GIVEN.texts.en)
    const gone = { announcementId, version }
    expect(await call(announcementEndpoints.withdraw, { body: gone })).toMatchObject({
      state: 'withdrawn',
    })
    await expect(call(announcementEndpoints.withdraw, { body: gone })).rejects.toMatchObject({
      status: 409,
    })
    await expect(read(announcementId)).rejects.toMatchObject({ status: 404 })
    await expect(read('0192f000-0000-7000-8000-00000000cccc')).rejects.toMatchObject({
      status: 404,
    })
  })
})
