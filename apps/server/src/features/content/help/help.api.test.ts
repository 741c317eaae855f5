import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { rebuild } from '#adapters/search/rebuild.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aHelpArticle, aHelpTopic } from './help.builder.ts'
import { helpIndex } from './help.document.ts'
import { helpAsDocuments } from './help.index.service.ts'
import { helpArticle, helpVote } from './help.tables.ts'

const NOWHERE = 'http://127.0.0.1:1'
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const text = (title: string) => ({ title, summary: `${title}.`, document: paragraph(title) })

async function threeArticles(ctx: Ctx) {
  const buying = await aHelpTopic(ctx, { code: 'buying', position: 1, names: { en: 'Buying' } })
  await aHelpTopic(ctx, { code: 'empty', names: { en: 'Empty' } })
  const of = (slug: string, position: number, texts: Parameters<typeof aHelpArticle>[1]['texts']) =>
    aHelpArticle(ctx, { topicId: buying, slug, position, texts, isCommon: slug === 'vat' })
  await of('vat', 2, {
    en: { ...text('Is VAT included'), keywords: 'tax' },
    ar: text('هل تشمل الضريبة'),
  })
  await of('payment', 1, { en: text('How do I pay') })
  await of('collection', 3, { en: text('When can I collect') })
}

const slugsFor = async (server: TestServer, language: LocaleCode, q: string) => {
  const { records } = await server.client({ language })(helpEndpoints.search, { query: { q } })
  return records.map(({ slug }) => slug)
}

describe('the help center', () => {
  it('shows topics with their articles in order, and no empty topic [NW-3] [RT-12]', async () => {
    await using server = await startServer()
    await threeArticles(server.ctx)
    const center = await server.client({ language: 'ar' })(helpEndpoints.center)
    expect(center.topics).toMatchObject([
      {
        code: 'buying',
        name: 'Buying',
        articles: [
          { slug: 'payment', locale: 'en' },
          { slug: 'vat', locale: 'ar', title: 'هل تشمل الضريبة' },
          { slug: 'collection' },
        ],
      },
    ])
    expect(center.common.map(({ slug }) => slug)).toEqual(['vat'])
  })

  it('shows an article with its neighbours; an unknown one is not found [NW-3]', async () => {
    await using server = await startServer()
    await threeArticles(server.ctx)
    const call = server.client()
    const article = await call(helpEndpoints.detail, { query: { slug: 'vat' } })
    expect(article).toMatchObject({
      title: 'Is VAT included',
      topic: { code: 'buying', name: 'Buying' },
      parts: [{ kind: 'html', html: '<p>Is VAT included</p>' }],
      previous: { slug: 'payment' },
      next: { slug: 'collection' },
    })
    expect(article.articles).toHaveLength(3)
    const unknown = call(helpEndpoints.detail, { query: { slug: 'no-such' } })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })

  it('counts a vote once for each visitor and day, and stores no address [NW-3]', async () => {
    await using server = await startServer()
    const { ctx } = server
    await threeArticles(ctx)
    const vote = (isHelpful: boolean, from: string) =>
      server.app.inject({
        method: 'POST',
        url: '/help/vote',
        payload: { slug: 'vat', isHelpful },
        remoteAddress: from,
      })
    for (const from of ['203.0.113.7', '203.0.113.7', '198.51.100.9']) {
      const answer = await vote(true, from)
      expect(answer.statusCode).toBe(200)
    }
    server.turnClock('2026-11-15T08:00:00Z')
    await vote(false, '203.0.113.7')
    const [counted] = await ctx.db
      .select()
      .from(helpArticle)
      .then((rows) => rows.filter(({ slug }) => slug === 'vat'))
    expect(counted).toMatchObject({ helpful: 2, notHelpful: 1, version: 1 })
    const votes = await ctx.db.select().from(helpVote)
    expect(new Set(votes.map(({ visitor }) => visitor)).size).toBe(3)
    expect(JSON.stringify(votes)).not.toMatch(/203\.0|198\.51/)
  })
})

describe('the search of the help center', () => {
  it('is answered by the database while the index is away [NW-3]', async () => {
    await using server = await startServer({ searchUrl: NOWHERE })
    await threeArticles(server.ctx)
    expect(await slugsFor(server, 'en', 'TAX')).toEqual(['vat'])
    expect((await slugsFor(server, 'ar', 'الضريبة'))[0]).toBe('vat')
    expect(await slugsFor(server, 'en', "'; drop table help_text; --")).toEqual([])
  })

  it('works again after a rebuild of its index from the database [NW-3]', async () => {
    await using server = await startServer()
    const { ctx, search } = server
    await threeArticles(ctx)
    await rebuild(
      search,
      helpIndex,
      {
        after: (id) => helpAsDocuments.after(ctx, id),
        changedSince: (moment, after) => helpAsDocuments.changedSince(ctx, moment, after),
        questions: () => Promise.resolve([]),
      },
      { now: ctx.now, readersLeaveMs: 0, progress: () => {} },
    )
    expect((await slugsFor(server, 'en', 'collecting'))[0]).toBe('collection')
  })
})
