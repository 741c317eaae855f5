import { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { overridesSince } from './text.queries.ts'
import { textsFor } from './text.rules.ts'
import { textChange, textOverride } from './text.tables.ts'

const EDITOR = ['text.edit', 'setting.edit'] as const
const OWN_TEXTS = textsFor(new Set(EDITOR))
const { file, checkFile, importFile, save, history } = textEndpoints
const t = translator('en')

let server: TestServer
let call: ReturnType<TestServer['client']>
beforeAll(async () => {
  server = await startServer()
  call = server.client({ bearer: await server.staffToken([...EDITOR]) })
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  await server.pool.query('truncate text_override, text_change, text_revision')
})

const csv = (...rows: (readonly string[])[]) =>
  ['key,english,text', ...rows.map((row) => row.map((cell) => `"${cell}"`).join(','))].join('\n')
const checked = (content: string) =>
  call(checkFile, { body: { locale: 'de', format: 'csv', content } })
const HOME = 'common.home'
const ownOf = (key: string) => OWN_TEXTS.find((text) => text.key === key)?.texts.de ?? ''
const replaced = (key: string, version: number, de: string | null) =>
  call(save, { body: { key, version, texts: { de } } })

describe('the texts of a language as a file', () => {
  it.each(['csv', 'xliff'] as const)('change nothing when they come back as %s', async (format) => {
    const { name, content } = await call(file, { query: { locale: 'ar', format } })
    expect(name).toBe(format === 'csv' ? 'texts-ar-AE.csv' : 'texts-ar-AE.xlf')
    const { counts } = await call(checkFile, { body: { locale: 'ar', format, content } })
    expect(counts).toEqual({ changed: 0, same: OWN_TEXTS.length, empty: 0, faulty: 0 })
  })

  it('have the English text, what staff wrote and a note of placeholders and state', async () => {
    await replaced('backofficeText.tens', 0, '{done} von {all}')
    const { content } = await call(file, { query: { locale: 'de', format: 'xliff' } })
    const unit = /<trans-unit id="backofficeText\.tens"[\s\S]*?<\/trans-unit>/.exec(content)?.[0]
    expect(unit).toContain('<source>{done} of {all} languages</source>')
    expect(unit).toContain('<target state="translated">{done} von {all}</target>')
    expect(unit).toContain(
      `<note>${t('backofficeText.stateOverridden')}. ${t('backofficeText.placeholders')}: {done} {all}</note>`,
    )
  })

  it('are shown with what changes and what is wrong before anything is saved', async () => {
    const tens = 'backofficeText.tens'
    const { counts, changes, faults } = await checked(
      csv(
        [HOME, t('common.home'), 'Start'],
        [HOME, t('common.home'), 'Anfang'],
        ['common.noSuchText', '', 'Nichts'],
        [tens, '{done} of {all} languages', '{done} von {alle}'],
        ['backofficeText.key', 'An older key', 'Kennwort'],
        ['backofficeText.title', 'Texts', ''],
        ['backofficeText.group', 'Group', '{broken'],
      ),
    )
    expect(counts).toEqual({ changed: 1, same: 0, empty: 1, faulty: 5 })
    expect(changes).toEqual([{ key: HOME, before: ownOf(HOME), after: 'Start' }])
    expect(faults.map(({ key }) => key)).toEqual([
      HOME,
      'common.noSuchText',
      tens,
      'backofficeText.key',
      'backofficeText.group',
    ])
    expect(faults.map(({ msg }) => msg)).toEqual([
      t('backofficeTextFile.faultTwice'),
      t('backofficeTextFile.faultKey'),
      expect.stringContaining('{all}'),
      t('backofficeTextFile.faultSource'),
      expect.stringContaining('}'),
    ])
    expect(await server.ctx.db.$count(textOverride)).toBe(0)
  })

  it('are replaced in one commit, with history, audit and the next revision [AP-1]', async () => {
    await replaced(HOME, 0, 'Anfang')
    const content = csv(
      [HOME, t('common.home'), ownOf(HOME)],
      ['backofficeText.title', 'Texts', 'Alle Texte'],
      ['backofficeText.group', 'Group', 'Teil'],
    )
    const { revision, counts } = await checked(content)
    expect(counts).toMatchObject({ changed: 3, faulty: 0 })
    const body = { locale: 'de', format: 'csv', content, revision } as const
    const done = await call(importFile, { body })
    expect(done).toMatchObject({ revision: revision + 3, counts: { changed: 3 } })
    const { overrides } = await overridesSince(server.ctx, 0)
    expect(overrides).toEqual({
      de: { 'backofficeText.title': 'Alle Texte', 'backofficeText.group': 'Teil' },
    })
    const query = { key: HOME, size: 50, sort: '-at' } as const
    const { rows } = await call(history, { query })
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      ['Anfang', null],
      [null, 'Anfang'],
    ])
    const [entry] = await server.ctx.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.endpoint, 'POST /p/staff/text/import-file'))
    expect(entry).toMatchObject({
      before: { [HOME]: 'Anfang', 'backofficeText.group': ownOf('backofficeText.group') },
      after: { [HOME]: null, 'backofficeText.group': 'Teil' },
    })
    // The version of a key is its own: the next save of one of them names it.
    await replaced('backofficeText.title', revision + 2, 'Texte der Seite')
  })

  it('are refused when a text has changed since the check, and nothing of them is saved', async () => {
    const content = csv([HOME, t('common.home'), 'Start'])
    const { revision } = await checked(content)
    await replaced('backofficeText.title', 0, 'Alle Texte')
    const body = { locale: 'de', format: 'csv', content, revision } as const
    await expect(call(importFile, { body })).rejects.toMatchObject({
      status: 409,
      message: t('error.textFileOutdated'),
    })
    const again = { ...body, revision: (await checked(content)).revision }
    const outcomes = await Promise.allSettled([1, 2].map(() => call(importFile, { body: again })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const changes = await server.ctx.db
      .select({ key: textChange.key })
      .from(textChange)
      .orderBy(asc(textChange.revision))
    expect(changes.map(({ key }) => key)).toEqual(['backofficeText.title', HOME])
  })

  it('of another language, damaged or too large are refused', async () => {
    const { content } = await call(file, { query: { locale: 'fr', format: 'xliff' } })
    const wrong = (locale: 'de' | 'fr', given: string) =>
      call(checkFile, { body: { locale, format: 'xliff', content: given } })
    await expect(wrong('de', content)).rejects.toMatchObject({
      status: 400,
      data: [
        { field: 'content', msg: t('error.textFileLanguage', { language: 'fr', wanted: 'de' }) },
      ],
    })
    const entity = content.replace('<xliff', '<!DOCTYPE x [<!ENTITY a "b">]><xliff')
    for (const given of [entity, content.slice(0, -20), 'x'])
      await expect(wrong('fr', given)).rejects.toMatchObject({
        status: 400,
        data: [{ msg: t('error.textFileDamaged') }],
      })
    await expect(wrong('fr', 'x'.repeat(2_500_001))).rejects.toMatchObject({ status: 400 })
    await expect(wrong('fr', 'x'.repeat(9 << 20))).rejects.toMatchObject({ status: 400 })
  })

  it('are not read from someone who may not change texts', async () => {
    const content = 'x'.repeat(9 << 20)
    const editor = await server.staffToken(['news.edit'])
    for (const [authorization, status] of [['', 401] as const, [editor, 403] as const]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: checkFile.path,
        headers: { authorization },
        payload: { locale: 'de', format: 'csv', content },
      })
      expect(answer.statusCode).toBe(status)
    }
  })

  it('are all replaced at once [AP-1]', async () => {
    const rows = OWN_TEXTS.map(({ key, english, texts }) => [
      key,
      english.replaceAll('"', '""'),
      `${(texts.de ?? '').replaceAll('"', '""')} .`,
    ])
    const content = csv(...rows)
    const { revision, counts } = await checked(content)
    expect(counts).toMatchObject({ changed: OWN_TEXTS.length, faulty: 0 })
    const body = { locale: 'de', format: 'csv', content, revision } as const
    await call(importFile, { body })
    expect(await server.ctx.db.$count(textOverride)).toBe(OWN_TEXTS.length)
    expect(await server.ctx.db.$count(textChange)).toBe(OWN_TEXTS.length)
  }, 30_000)
})
