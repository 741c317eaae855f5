import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { describe, expect, it } from 'vitest'
import { saveDictionaryItem } from '#features/content/dictionary/dictionary.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { aNewsArticle } from './news.builder.ts'

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const text = (title: string) => ({ title, summary: `${title}.`, document: paragraph(title) })

async function lists(ctx: Ctx) {
  for (const [position, code] of ['market', 'guides'].entries())
    await saveDictionaryItem(ctx, {
      type: 'article',
      code,
      value: String(position),
      position,
      labels: { en: code },
    })
}

/** Four articles over two years; the last one is in the evening of a year, which is a new one in Dubai. */
async function fourArticles(ctx: Ctx) {
  await lists(ctx)
  const of = (list: string, at: string, title: string) =>
    aNewsArticle(ctx, {
      list,
      publishedAt: new Date(at),
      texts: { en: text(title), ar: text(`${title} بالعربية`) },
    })
  return [
    await of('market', '2025-03-01T08:00:00Z', 'First'),
    await of('market', '2025-06-01T08:00:00Z', 'Second'),
    await of('guides', '2025-07-01T08:00:00Z', 'Guide'),
    await of('market', '2025-12-31T21:00:00Z', 'New year'),
  ] as const
}

describe('news', () => {
  it('are listed newest first, by list and year, with the counts of both [NW-1]', async () => {
    await using server = await startServer()
    await fourArticles(server.ctx)
    const call = server.client({ language: 'ar' })
    const page = await call(newsEndpoints.list, { query: { current: 1, size: 12 } })
    expect(page).toMatchObject({
      total: 4,
      years: [
        { year: 2026, count: 1 },
        { year: 2025, count: 3 },
      ],
      months: [],
      lists: [
        { list: 'market', count: 3 },
        { list: 'guides', count: 1 },
      ],
    })
    expect(page.records.map(({ title }) => title)[0]).toBe('New year بالعربية')
    const query = { current: 1, size: 12, list: 'market', year: 2025 }
    const narrowed = await call(newsEndpoints.list, { query })
    expect(narrowed.records.map(({ title }) => title)).toEqual([
      'Second بالعربية',
      'First بالعربية',
    ])
    expect(narrowed.months).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0])
  })

  it('have a previous and a next article of the same list, and English where no text is [NW-1] [EQ-7]', async () => {
    await using server = await startServer()
    const [first, second, guide, newest] = await fourArticles(server.ctx)
    const call = server.client({ language: 'ko' })
    const read = (newsId: string) => call(newsEndpoints.detail, { query: { newsId } })
    expect(await read(second)).toMatchObject({
      locale: 'en',
      title: 'Second',
      parts: [{ kind: 'html', html: '<p>Second</p>' }],
      previous: { newsId: first, title: 'First' },
      next: { newsId: newest, title: 'New year' },
    })
    expect(await read(guide)).toMatchObject({ previous: null, next: null })
  })

  it('show a machine as it is now, and none that is gone [NW-1]', async () => {
    await using server = await startServer()
    await lists(server.ctx)
    const { id } = await aListedDevice(server.ctx)
    const card = (deviceId: string) => ({ type: 'deviceCard', attrs: { deviceId } })
    const gone = '0192f000-0000-7000-8000-00000000dddd'
    const newsId = await aNewsArticle(server.ctx, {
      list: 'market',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      texts: {
        en: { ...text('Cards'), document: { type: 'doc', content: [card(id), card(gone)] } },
      },
    })
    const { parts } = await server.client()(newsEndpoints.detail, { query: { newsId } })
    expect(parts).toMatchObject([
      { kind: 'device', device: { deviceId: id } },
      { kind: 'device', device: null },
    ])
  })
})
