import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { helpLifecycle } from '@ironsouq/contract/content/help/help.lifecycle'
import { faults } from '@ironsouq/contract/lifecycle'
import { HELP } from '@ironsouq/contract/page-cache'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { publishDueHelp } from './help.service.ts'

const { staff } = helpEndpoints
const document = (text: string) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
const words = (title: string) =>
  ({
    title,
    summary: '',
    keywords: '',
    document: document(title),
    status: 'translated',
  }) as const
const topic = {
  code: 'buying',
  icon: 'lock',
  position: 1,
  texts: { en: { name: 'Buying' } },
} as const

const factsOf = (topicId: string, slug = 'deposit') => ({
  topicId,
  slug,
  position: 10,
  isCommon: false,
})
const TAKEN = translator('en')('error.nameTaken')

/** Of two calls at once one is done, and the other one is refused. */
async function oneOfTwo(calls: readonly Promise<unknown>[], refused: object) {
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const late = outcomes.find(({ status }) => status === 'rejected')
  expect(late).toMatchObject({ reason: refused })
}

async function started(server: TestServer) {
  const call = server.client({ bearer: await server.staffToken(['help.edit']) })
  const { topicId } = await call(staff.saveTopic, { body: topic })
  const body = { topicId, slug: 'deposit', title: 'Is there a deposit?' }
  const { articleId, version } = await call(staff.create, { body })
  return { call, topicId, articleId, version }
}

const readers = (server: TestServer, slug = 'deposit') =>
  server.client()(helpEndpoints.detail, { query: { slug } })

describe('an article of the help center', () => {
  it('has a lifecycle without dead ends', () => {
    expect(faults(helpLifecycle)).toEqual([])
  })

  it('is written in ten languages, published, found, changed and withdrawn [NW-3] [BO-2]', async () => {
    await using server = await startServer()
    const { call, articleId, ...begin } = await started(server)
    const move = (version: number, action: 'publish' | 'withdraw') =>
      call(staff.move, { body: { articleId, version, action, publishAt: null } })
    await expect(move(begin.version, 'publish')).rejects.toMatchObject({ status: 409 })
    const facts = factsOf(begin.topicId)
    const texts = Object.fromEntries(LOCALE_CODES.map((code) => [code, words(`Deposit ${code}`)]))
    const { version } = await call(staff.save, {
      body: { articleId, version: begin.version, ...facts, texts },
    })
    await expect(readers(server)).rejects.toMatchObject({ status: 404 })
    using purges = await collectPurges(server)
    const published = await move(version, 'publish')
    expect(await readers(server)).toMatchObject({ title: 'Deposit en' })
    await server.work()
    await server.settleIndex()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(HELP)
    const query = { q: 'deposit' }
    const { records } = await server.client({ language: 'fr' })(helpEndpoints.search, { query })
    expect(records).toMatchObject([{ slug: 'deposit', title: 'Deposit fr', locale: 'fr' }])

    const en = { ...words('Deposit'), status: 'draft' } as const
    const unfinished = { articleId, version: published.version, ...facts, texts: { en } }
    await expect(call(staff.save, { body: unfinished })).rejects.toMatchObject({ status: 409 })
    await move(published.version, 'withdraw')
    await expect(readers(server)).rejects.toMatchObject({ status: 404 })
    await server.work()
    await server.settleIndex()
    expect(await server.client()(helpEndpoints.search, { query })).toEqual({ records: [] })
  })

  it('changed by someone else is refused with the current one', async () => {
    await using server = await startServer()
    const { call, articleId, topicId, version } = await started(server)
    const facts = { articleId, topicId, slug: 'deposits', position: 5, isCommon: true }
    const saved = await call(staff.save, { body: { ...facts, version, texts: {} } })
    expect(saved).toMatchObject({ slug: 'deposits', position: 5, isCommon: true })
    const late = { ...facts, version, texts: { en: words('Deposit') } }
    await expect(call(staff.save, { body: late })).rejects.toMatchObject({
      status: 409,
      data: { current: { version: saved.version } },
    })
  })

  it('has an address of its own, also when two people choose it at once', async () => {
    await using server = await startServer()
    const { call, topicId } = await started(server)
    const refused = { status: 400, data: [{ field: 'slug', msg: TAKEN }] }
    const second = { topicId, slug: 'deposit', title: 'Again' }
    await expect(call(staff.create, { body: second })).rejects.toMatchObject(refused)
    await oneOfTwo(
      ['One', 'Two'].map((title) => call(staff.create, { body: { topicId, slug: 'vat', title } })),
      refused,
    )
    const others = await Promise.all(
      ['one', 'two'].map((slug) => call(staff.create, { body: { topicId, slug, title: slug } })),
    )
    await oneOfTwo(
      others.map(({ articleId, version }) =>
        call(staff.save, { body: { articleId, version, ...factsOf(topicId, 'same'), texts: {} } }),
      ),
      refused,
    )
  })

  it('is published when its time comes, and can be found then [NW-3] [BO-2]', async () => {
    await using server = await startServer()
    const { call, articleId, topicId, ...begin } = await started(server)
    const texts = { en: words('Deposit'), fr: words('Acompte') }
    const { version } = await call(staff.save, {
      body: { articleId, version: begin.version, ...factsOf(topicId), texts },
    })
    const schedule = (publishAt: string | null) =>
      call(staff.move, { body: { articleId, version, action: 'schedule', publishAt } })
    for (const past of [null, '2026-11-01T00:00:00Z'])
      await expect(schedule(past)).rejects.toMatchObject({
        status: 400,
        data: [{ field: 'publishAt' }],
      })
    const publishAt = '2026-11-20T05:00:00.000Z'
    expect(await schedule(publishAt)).toMatchObject({ state: 'scheduled', publishAt })
    await publishDueHelp(server.ctx)
    await server.work()
    await expect(readers(server)).rejects.toMatchObject({ status: 404 })

    server.turnClock('2026-11-20T05:00:30Z')
    await Promise.all([publishDueHelp(server.ctx), publishDueHelp(server.ctx)])
    expect(await readers(server)).toMatchObject({ title: 'Deposit' })
    await server.work()
    await server.settleIndex()
    const { records } = await server.client({ language: 'fr' })(helpEndpoints.search, {
      query: { q: 'acompte' },
    })
    expect(records).toMatchObject([{ slug: 'deposit', locale: 'fr' }])
    expect(await call(staff.detail, { query: { articleId } })).toMatchObject({
      state: 'published',
      publishAt: null,
    })
  })

  it('in any state is shown by its preview link, for two days and to no one who changes it', async () => {
    await using server = await startServer()
    const { call, articleId, topicId, version } = await started(server)
    const ar = { ...words('هل توجد دفعة مقدمة؟'), status: 'draft' } as const
    await call(staff.save, { body: { articleId, version, ...factsOf(topicId), texts: { ar } } })
    const { token, url } = await call(staff.previewLink, { query: { articleId } })
    expect(url.endsWith(`/en/help-preview/${token}`)).toBe(true)
    const preview = (given: string, language: 'en' | 'ar' = 'en') =>
      server.client({ language })(helpEndpoints.preview, { query: { token: given } })
    expect(await preview(token)).toMatchObject({ slug: 'deposit', previous: null, next: null })
    expect(await preview(token, 'ar')).toMatchObject({ locale: 'ar', title: ar.title })
    await expect(preview(`x${token}`)).rejects.toMatchObject({ status: 404 })
    server.turnClock('2026-11-16T08:00:01Z')
    await expect(preview(token)).rejects.toMatchObject({ status: 404 })
  })

  it('is found in the staff list by topic, state and words', async () => {
    await using server = await startServer()
    const { call, topicId, articleId } = await started(server)
    await call(staff.create, { body: { topicId, slug: 'other', title: 'Other' } })
    const query = { size: 50, sort: '-updatedAt', q: 'DEPOSIT', state: 'draft', topicId } as const
    expect(await call(staff.list, { query })).toMatchObject({
      total: 1,
      rows: [{ articleId, title: 'Is there a deposit?', topic: 'Buying', translated: 0 }],
    })
  })
})

describe('a topic of the help center', () => {
  it('is changed at its version, and removed only without articles [BO-2]', async () => {
    await using server = await startServer()
    const { call, topicId } = await started(server)
    const texts = { en: { name: 'Payment' }, ar: { name: 'الدفع' } }
    const changed = { ...topic, topicId, version: 1, texts }
    expect(await call(staff.saveTopic, { body: changed })).toMatchObject({ version: 2, texts })
    await expect(call(staff.saveTopic, { body: changed })).rejects.toMatchObject({
      status: 409,
      data: { current: { version: 2 } },
    })
    await expect(call(staff.saveTopic, { body: topic })).rejects.toMatchObject({ status: 400 })
    await expect(call(staff.removeTopic, { body: { topicId } })).rejects.toMatchObject({
      status: 409,
    })
    const other = await call(staff.saveTopic, { body: { ...topic, code: 'other' } })
    await call(staff.removeTopic, { body: { topicId: other.topicId } })
    const { records } = await call(staff.topics)
    expect(records.map(({ code, articles }) => [code, articles])).toEqual([['buying', 1]])
  })
  it('has a code of its own, also when two people add it at once', async () => {
    await using server = await startServer()
    const { call } = await started(server)
    await oneOfTwo(
      [1, 2].map((position) =>
        call(staff.saveTopic, { body: { ...topic, code: 'paying', position } }),
      ),
      { status: 400, data: [{ field: 'code', msg: TAKEN }] },
    )
  })

  it('stays while an article is added to it, or goes and takes no article', async () => {
    await using server = await startServer()
    const { call } = await started(server)
    const { topicId } = await call(staff.saveTopic, { body: { ...topic, code: 'paying' } })
    const [added, removed] = await Promise.allSettled([
      call(staff.create, { body: { topicId, slug: 'vat', title: 'VAT' } }),
      call(staff.removeTopic, { body: { topicId } }),
    ])
    if (added.status === 'fulfilled') expect(removed).toMatchObject({ reason: { status: 409 } })
    else
      expect([added, removed]).toMatchObject([
        { reason: { status: 400, data: [{ field: 'topicId' }] } },
        { status: 'fulfilled' },
      ])
  })
})
