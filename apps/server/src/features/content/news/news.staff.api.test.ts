import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { newsLifecycle } from '@ironsouq/contract/content/news/news.lifecycle'
import { faults } from '@ironsouq/contract/lifecycle'
import { NEWS, newsTag } from '@ironsouq/contract/page-cache'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { saveDictionaryItem } from '#features/content/dictionary/dictionary.service.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { moveDueNews } from './news.service.ts'

const { staff } = newsEndpoints
const document = (text: string) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
const words = (title: string) =>
  ({ title, summary: '', document: document(title), status: 'translated' }) as const
const facts = { list: 'market', machines: '', takeDownAt: null, coverUploadId: null }

async function started(server: TestServer) {
  const labels = { en: 'Market' }
  const item = { type: 'article', code: 'market', value: '1', position: 0, labels } as const
  await saveDictionaryItem(server.ctx, item)
  const call = server.client({ bearer: await server.staffToken() })
  const record = await call(staff.create, { body: { list: 'market', title: 'Auction in May' } })
  return { call, newsId: record.newsId, version: record.version }
}

/** The article written in English: the version it then has. */
async function written(server: TestServer) {
  const { call, ...key } = await started(server)
  const record = await call(staff.save, {
    body: { ...key, ...facts, texts: { en: words('Auction in May') } },
  })
  return { call, newsId: key.newsId, version: record.version }
}

const readers = (server: TestServer, newsId: string) =>
  server.client({ log: () => {} })(newsEndpoints.detail, { query: { newsId } })

describe('an article of the news', () => {
  it('has a lifecycle without dead ends', () => {
    expect(faults(newsLifecycle)).toEqual([])
  })

  it('is written in ten languages, scheduled, and published when its time comes [NW-1] [BO-2]', async () => {
    await using server = await startServer()
    const { call, newsId, ...begin } = await started(server)
    const texts = Object.fromEntries(LOCALE_CODES.map((code) => [code, words(`Auction ${code}`)]))
    const { version, statuses } = await call(staff.save, {
      body: { newsId, ...begin, ...facts, texts },
    })
    expect(statuses.map(({ status }) => status)).toEqual(LOCALE_CODES.map(() => 'translated'))
    const at = '2026-11-20T05:00:00.000Z'
    const body = { newsId, version, action: 'schedule', publishAt: at } as const
    expect(await call(staff.move, { body })).toMatchObject({ state: 'scheduled', publishAt: at })
    await moveDueNews(server.ctx)
    await expect(readers(server, newsId)).rejects.toMatchObject({ status: 404 })

    using purges = await collectPurges(server)
    server.turnClock('2026-11-20T05:00:30Z')
    await Promise.all([moveDueNews(server.ctx), moveDueNews(server.ctx)])
    expect(await readers(server, newsId)).toMatchObject({ publishedAt: at })
    const arabic = server.client({ language: 'ar' })
    expect(await arabic(newsEndpoints.detail, { query: { newsId } })).toMatchObject({
      locale: 'ar',
      title: 'Auction ar',
    })
    await server.work()
    await expect
      .poll(() => purges.received.flatMap(({ tags }) => tags))
      .toEqual(expect.arrayContaining([NEWS, newsTag(newsId)]))
  })

  it('leaves the shop when its end has come', async () => {
    await using server = await startServer()
    const { call, newsId, version } = await written(server)
    const takeDownAt = '2026-12-01T00:00:00.000Z'
    const saved = await call(staff.save, {
      body: { newsId, version, ...facts, takeDownAt, texts: {} },
    })
    await call(staff.move, {
      body: { newsId, version: saved.version, action: 'publish', publishAt: null },
    })
    await moveDueNews(server.ctx)
    expect(await readers(server, newsId)).toMatchObject({ title: 'Auction in May' })
    server.turnClock('2026-12-01T00:01:00Z')
    await moveDueNews(server.ctx)
    await expect(readers(server, newsId)).rejects.toMatchObject({ status: 404 })
  })

  it('is not published without a finished English text, or in the past', async () => {
    await using server = await startServer()
    const { call, newsId, version } = await started(server)
    const move = { newsId, version, publishAt: null }
    await expect(call(staff.move, { body: { ...move, action: 'publish' } })).rejects.toMatchObject({
      status: 409,
    })
    const { version: next } = await call(staff.save, {
      body: { newsId, version, ...facts, texts: { en: words('Auction') } },
    })
    const past = { newsId, version: next, action: 'schedule', publishAt: '2026-11-01T00:00:00Z' }
    await expect(call(staff.move, { body: past as never })).rejects.toMatchObject({ status: 400 })
  })

  it('changed by someone else is refused with the current one; a changed English text outdates the others', async () => {
    await using server = await startServer()
    const { call, newsId, version } = await written(server)
    const arabic = await call(staff.save, {
      body: { newsId, version, ...facts, texts: { ar: words('مزاد') } },
    })
    const late = { newsId, version, ...facts, texts: { de: words('Auktion') } }
    await expect(call(staff.save, { body: late })).rejects.toMatchObject({
      status: 409,
      data: { current: { version: arabic.version } },
    })
    const changed = await call(staff.save, {
      body: { newsId, version: arabic.version, ...facts, texts: { en: words('Auction in June') } },
    })
    const status = Object.fromEntries(changed.statuses.map((each) => [each.locale, each.status]))
    expect(status).toMatchObject({ en: 'translated', ar: 'outdated', de: 'missing' })
  })

  it('takes no picture that was not uploaded for it, no document outside of the schema, and then no other change', async () => {
    await using server = await startServer()
    const { call, newsId, version } = await started(server)
    const attrs = { src: 'device/other/1280.webp', width: 10, height: 10, thumbhash: '', alt: '' }
    for (const content of [[{ type: 'picture', attrs }], [{ type: 'iframe' }]]) {
      const bad = JSON.stringify({ type: 'doc', content })
      const texts = { en: words('Other'), de: { ...words('Auktion'), document: bad } }
      const body = { newsId, version, ...facts, machines: 'brand=other', texts }
      await expect(call(staff.save, { body })).rejects.toMatchObject({
        status: 400,
        data: [{ field: 'texts.de.document' }],
      })
    }
    const now = await call(staff.detail, { query: { newsId } })
    expect(now).toMatchObject({ version, machines: '', texts: [{ title: 'Auction in May' }] })
  })

  it('in any state is shown by its preview link, for two days and to no one who changes it', async () => {
    await using server = await startServer()
    const { call, newsId, version } = await written(server)
    const { token } = await call(staff.previewLink, { query: { newsId } })
    const visitor = server.client()
    const preview = (token: string) => visitor(newsEndpoints.preview, { query: { token } })
    expect(await preview(token)).toMatchObject({ newsId, title: 'Auction in May' })
    const draft = { ...words('مزاد'), status: 'draft' } as const
    await call(staff.save, { body: { newsId, version, ...facts, texts: { ar: draft } } })
    const arabic = server.client({ language: 'ar' })
    expect(await arabic(newsEndpoints.preview, { query: { token } })).toMatchObject({
      locale: 'ar',
      title: 'مزاد',
    })
    await expect(preview(`x${token}`)).rejects.toMatchObject({ status: 404 })
    server.turnClock('2026-11-16T08:00:01Z')
    await expect(preview(token)).rejects.toMatchObject({ status: 404 })
  })

  it('is changed by an editor only while it is not scheduled or published [BO-2]', async () => {
    await using server = await startServer()
    const { call, newsId, ...begin } = await written(server)
    const editor = server.client({ bearer: await server.staffToken(['news.edit']) })
    const save = (by: typeof call, version: number, title: string) =>
      by(staff.save, { body: { newsId, version, ...facts, texts: { en: words(title) } } })
    const move = async (version: number, action: 'schedule' | 'publish' | 'archive') => {
      const publishAt = action === 'schedule' ? '2026-11-20T05:00:00.000Z' : null
      return (await call(staff.move, { body: { newsId, version, action, publishAt } })).version
    }
    let { version } = await save(editor, begin.version, 'Auction in June')
    for (const action of ['schedule', 'publish'] as const) {
      version = await move(version, action)
      await expect(save(editor, version, 'Other')).rejects.toMatchObject({ status: 403 })
    }
    expect(await readers(server, newsId)).toMatchObject({ title: 'Auction in June' })
    ;({ version } = await save(call, version, 'Auction in July'))
    expect(await readers(server, newsId)).toMatchObject({ title: 'Auction in July' })
    version = await move(version, 'archive')
    await save(editor, version, 'Auction in August')
  })

  it('is found in the staff list by state and words', async () => {
    await using server = await startServer()
    const { call, newsId } = await written(server)
    await call(staff.create, { body: { list: 'market', title: 'Another' } })
    const query = { size: 50, sort: '-updatedAt', q: 'auction', state: 'draft' } as const
    expect(await call(staff.list, { query })).toMatchObject({
      total: 1,
      next: null,
      rows: [{ newsId, title: 'Auction in May', translated: 1, state: 'draft' }],
    })
  })
})
