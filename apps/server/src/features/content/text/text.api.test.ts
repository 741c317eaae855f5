import { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import { textsTag } from '@ironsouq/contract/page-cache'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { replaceOverrides } from '@ironsouq/i18n/overrides'
import { PACKS } from '@ironsouq/i18n/packs'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { welcomeEmail } from '#features/identity/registration/emails/welcome.email.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { SERVICE_KEY, startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { overridesSince } from './text.queries.ts'
import { textOverride } from './text.tables.ts'

const KEY = 'common.home'
const COUNTED = 'portalAccount.codesLeft'

/** Key, language, text, and what the refusal says. */
const UNFIT = [
  [KEY, 'de', '', 'Enter a text, or restore the original.'],
  [KEY, 'de', '<b>Anfang</b>', '<b> is not in the English text. Remove it.'],
  [KEY, 'de', 'Anfang {n}', '{n} is not in the English text. Remove it.'],
  [KEY, 'de', 'Anfang {', 'A closing } is missing. Add it at the end of the placeholder.'],
  [COUNTED, 'de', 'Maschinen', '{count, plural} is missing. Add it where its value belongs.'],
  [COUNTED, 'de', '{count}', 'Write the placeholder count as in English: {count, plural}.'],
  [
    COUNTED,
    'ar',
    '{count, plural, one {آلة} other {آلات}}',
    'The placeholder count lacks these forms: zero, two, few, many. Add each one.',
  ],
  [
    COUNTED,
    'de',
    '{count, plural, one {#} few {#} other {#}}',
    'The placeholder count has a form that is not used here: few. Remove it.',
  ],
] as const

const staffOf = async (server: TestServer) => {
  const call = server.client({ bearer: await server.staffToken(['text.edit', 'setting.edit']) })
  return {
    call,
    record: (key = KEY) => call(textEndpoints.record, { query: { key } }),
    save: (
      texts: Partial<Record<(typeof LOCALE_CODES)[number], string | null>>,
      version = 0,
      key = KEY,
    ) => call(textEndpoints.save, { body: { key, version, texts } }),
  }
}
const inLanguage = ({ languages }: { languages: readonly { locale: string }[] }, locale: string) =>
  languages.find((each) => each.locale === locale)

describe('texts that others rely on', () => {
  it('of portals and emails need the permission for settings, and names of roles are never replaced [BO-2]', async () => {
    await using server = await startServer()
    const editor = server.client({ bearer: await server.staffToken(['text.edit']) })
    const trusted = await staffOf(server)
    const asked = { sort: 'key', size: 50 } as const
    const { groups } = await editor(textEndpoints.list, { query: asked })
    expect(groups).toContain('home')
    expect(groups.filter((group) => /^(backoffice|portal|merchant|mail)/.test(group))).toEqual([])
    const missing = { status: 404 }
    for (const key of ['mail.confirmSubject', 'portal.save', 'backofficeRole.auditor']) {
      const body = { key, version: 0, texts: { en: 'Administrator' } }
      await expect(editor(textEndpoints.save, { body })).rejects.toMatchObject(missing)
      await expect(editor(textEndpoints.record, { query: { key } })).rejects.toMatchObject(missing)
      const content = `key,english,text\n"${key}","","Administrator"`
      const { counts } = await editor(textEndpoints.checkFile, {
        body: { locale: 'de', format: 'csv', content },
      })
      expect(counts).toMatchObject({ changed: 0, faulty: 1 })
    }
    await trusted.save({ de: 'Sichern' }, 0, 'portal.save')
    for (const key of ['backofficeRole.auditor', 'backofficePermission.role_edit'])
      await expect(trusted.save({ en: 'Administrator' }, 0, key)).rejects.toMatchObject(missing)
    // One that was written before is no longer shown.
    await server.pool.query(
      `insert into text_override (key, locale, value, own_then, staff_id, created_at)
       values ('backofficeRole.auditor', 'en', 'Administrator', null, gen_random_uuid(), now())`,
    )
    const { overrides } = await overridesSince(server.ctx, -1)
    expect(overrides).toEqual({ de: { 'portal.save': 'Sichern' } })
  })
})

describe('texts', () => {
  afterEach(() => replaceOverrides({}))

  it('are replaced and restored per language, with the text of the build beside them [BO-2] [AP-1]', async () => {
    await using server = await startServer()
    const { record, save } = await staffOf(server)
    const first = await record()
    expect(first.version).toBe(0)
    expect(first.languages.map(({ locale }) => locale)).toEqual(LOCALE_CODES)
    expect(inLanguage(first, 'de')).toMatchObject({ state: 'own', own: PACKS.de.common['home'] })
    const saved = await save({ de: ' Anfang ', ar: 'البداية' })
    expect(inLanguage(saved, 'de')).toMatchObject({ state: 'overridden', override: 'Anfang' })
    const restored = await save({ de: null, ar: PACKS.ar.common['home'] ?? '' }, saved.version)
    expect(restored.languages.every(({ override }) => override === null)).toBe(true)
    expect(restored.version).toBeGreaterThan(saved.version)
    const [, entry] = await server.ctx.db.select().from(auditLog).where(eq(auditLog.entity, 'text'))
    expect(entry).toMatchObject({ entityId: KEY, before: { de: 'Anfang' }, after: { de: null } })
  })

  it('are refused when they would not work, with what to do', async () => {
    await using server = await startServer()
    const { save } = await staffOf(server)
    for (const [key, field, text, msg] of UNFIT) {
      const refused: unknown = await save({ [field]: text }, 0, key).catch((err: unknown) => err)
      expect([text, refused]).toMatchObject([text, { status: 400 }])
      const { data } = refused as { data: { field: string; msg: string }[] }
      const [first] = data.map((fault) => [
        fault.field,
        fault.msg.replaceAll(/[\u2066\u2069]/g, ''),
      ])
      expect(first).toEqual([field, msg])
    }
    expect(await server.ctx.db.$count(textOverride)).toBe(0)
  })

  it('longer than 2,000 characters and unknown keys are refused', async () => {
    await using server = await startServer()
    const { save } = await staffOf(server)
    await expect(save({ de: 'x'.repeat(2001) })).rejects.toMatchObject({ status: 400 })
    await expect(save({ de: 'x' }, 0, 'common.nothing')).rejects.toMatchObject({ status: 404 })
  })

  it('of one key are saved once per version; the others are refused with what is saved', async () => {
    await using server = await startServer()
    const { save, record } = await staffOf(server)
    const words = ['Eins', 'Zwei', 'Drei', 'Vier']
    const tried = await Promise.allSettled(words.map((de) => save({ de })))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const current = await record()
    for (const each of tried)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ status: 409, data: { current } })
  })

  it('of different keys saved at once are all in the last snapshot, each under its revision', async () => {
    await using server = await startServer()
    const { save } = await staffOf(server)
    const keys = ['common.home', 'common.close', 'common.search', 'common.retry']
    await Promise.all(keys.map((key) => save({ de: 'Wort' }, 0, key)))
    const service = server.client({ bearer: SERVICE_KEY })
    const all = await service(textEndpoints.overrides, { query: { since: 0 } })
    expect(all).toEqual({
      revision: keys.length,
      overrides: { de: Object.fromEntries(keys.map((key) => [key, 'Wort'])) },
    })
    const none = await service(textEndpoints.overrides, { query: { since: all.revision } })
    expect(none).toEqual({ revision: all.revision, overrides: null })
  })

  it('have a history that says who changed what, and keeps what was restored', async () => {
    await using server = await startServer()
    const { ctx } = server
    const staffId = await anActivePerson(ctx, { role: 'contentEditor', name: 'Maryam' })
    const call = server.client({ bearer: await staffTokenOf(ctx, staffId) })
    const save = (de: string | null, version: number) =>
      call(textEndpoints.save, { body: { key: KEY, version, texts: { de } } })
    const { version } = await save('Anfang', 0)
    server.turnClock('2026-11-14T09:00:00Z')
    await save(null, version)
    const { rows, total } = await call(textEndpoints.history, { query: { key: KEY } })
    expect(total).toBe(2)
    expect(rows).toMatchObject([
      { locale: 'de', before: 'Anfang', after: null, by: 'Maryam', at: '2026-11-14T09:00:00.000Z' },
      { locale: 'de', before: null, after: 'Anfang', by: 'Maryam', at: '2026-11-14T08:00:00.000Z' },
    ])
  })

  it('are outdated after the text of the build changed, until staff keep or restore them', async () => {
    await using server = await startServer()
    const { save, record, call } = await staffOf(server)
    const { version } = await save({ de: 'Anfang' })
    await server.ctx.db.update(textOverride).set({ ownThen: 'Alte Startseite' })
    expect(inLanguage(await record(), 'de')).toMatchObject({ state: 'outdated' })
    const listed = await call(textEndpoints.list, { query: { state: 'outdated' } })
    expect([listed.rows.map(({ key }) => key), listed.counts.outdated]).toEqual([[KEY], 1])
    const confirmed = await save({ de: 'Anfang' }, version)
    expect(inLanguage(confirmed, 'de')).toMatchObject({ state: 'overridden', override: 'Anfang' })
  })

  it('that do not fit the build are listed and not used', async () => {
    await using server = await startServer()
    const { call } = await staffOf(server)
    const row = { key: KEY, locale: 'de', ownThen: null, staffId: crypto.randomUUID() } as const
    await server.ctx.db
      .insert(textOverride)
      .values({ ...row, value: 'Anfang {n}', createdAt: server.ctx.now() })
    const { rows, counts } = await call(textEndpoints.list, { query: { state: 'faulty' } })
    expect([rows.map(({ key }) => key), counts.faulty]).toEqual([[KEY], 1])
  })

  it('are listed by group, language, state and part of a text in any language, page by page', async () => {
    await using server = await startServer()
    const { call, save } = await staffOf(server)
    await save({ de: 'Anfang der Seite' })
    const list = (query: object) => call(textEndpoints.list, { query })
    const keysOf = async (query: object) => (await list(query)).rows.map(({ key }) => key)
    expect(await keysOf({ q: 'anfang der' })).toEqual([KEY])
    expect(await keysOf({ q: PACKS.ar.common['home'] })).toContain(KEY)
    expect(await keysOf({ q: KEY.toUpperCase() })).toEqual([KEY])
    expect(await keysOf({ state: 'overridden' })).toEqual([KEY])
    expect(await keysOf({ state: 'overridden', locale: 'ar' })).toEqual([])
    expect(await keysOf({ state: 'overridden', locale: 'de' })).toEqual([KEY])
    const first = await list({ group: 'device' })
    expect(first.total).toBe(Object.keys(PACKS.en.device).length)
    const second = await list({ group: 'device', cursor: first.next })
    const back = await list({ group: 'device', cursor: second.previous })
    expect(first.previous).toBeNull()
    expect(back).toEqual(first)
    const all = [...first.rows, ...second.rows].map(({ key }) => key)
    expect(all).toEqual(all.toSorted())
    expect(new Set(all).size).toBe(100)
    const last = await list({ group: 'device', sort: '-key' })
    expect(last.rows[0]?.key).toBe(
      Object.keys(PACKS.en.device)
        .map((key) => `device.${key}`)
        .toSorted()
        .at(-1),
    )
    await expect(list({ sort: '-key', cursor: first.next })).rejects.toMatchObject({ status: 400 })
  })

  it('purge the pages of their language, and of all for English', async () => {
    await using server = await startServer()
    const { save } = await staffOf(server)
    using purges = await collectPurges(server)
    const { version } = await save({ de: 'Anfang', ar: 'البداية' })
    await server.work()
    await save({ en: 'Start' }, version)
    await server.work()
    await vi.waitFor(() => expect(purges.received).toHaveLength(2), 8000)
    expect(purges.received.map(({ tags }) => tags.toSorted())).toEqual([
      [textsTag('ar'), textsTag('de')],
      LOCALE_CODES.map(textsTag).toSorted(),
    ])
  })

  it('are in mails and refusals once a process has read them', async () => {
    await using server = await startServer()
    const { save } = await staffOf(server)
    await save({ de: 'Guten Tag bei Ironsouq' }, 0, 'mail.welcomeSubject')
    await save({ de: 'Das gibt es hier nicht.' }, 0, 'error.notFound')
    replaceOverrides((await overridesSince(server.ctx, 0)).overrides ?? {})
    const { subject } = welcomeEmail('de', { nickName: 'M', account: null, siteUrl: 'http://x' })
    expect(subject).toBe('Guten Tag bei Ironsouq')
    const reply = await server.app.inject({ url: '/nothing', headers: { locale: 'de' } })
    expect(reply.json()).toMatchObject({ msg: 'Das gibt es hier nicht.' })
  })
})
