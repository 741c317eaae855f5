import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { headingsOf, langOf, linksOf, load, packed, tagsOf } from './html.ts'

const FIRST = { current: 1, size: 12 }

test('news are listed, narrowed by list and year, and read in ten languages [NW-1] [RT-8] [RT-9]', async ({
  request,
  api,
}) => {
  for (const locale of LOCALE_CODES) {
    const { bcp47: lang, dir } = LOCALES[locale]
    const t = translator(locale)
    const { records, years } = await api(locale)(newsEndpoints.list, { query: FIRST })
    const [first] = records
    if (!first) throw new Error('the environment has no news')
    expect(first.locale).toBe(locale)
    const center = await load(request, `/${locale}/news-center`)
    expect([center.status, langOf(center)]).toEqual([200, { lang, dir }])
    expect(headingsOf(center)).toEqual([t('news.title')])
    const paths = linksOf(center).map(({ href }) => href)
    for (const { newsId } of records) expect(paths).toContain(`/${locale}/news-detail/${newsId}`)
    for (const { year } of years) expect(paths).toContain(`/${locale}/news-center?year=${year}`)
    const detail = await load(request, `/${locale}/news-detail/${first.newsId}`)
    expect(detail.status).toBe(200)
    expect(headingsOf(detail).map(packed)).toEqual([packed(first.title)])
    expect(detail.html).toContain('"@type":"NewsArticle"')
  }
  const guides = await load(request, '/en/news-center?list=guides')
  const { records } = await api()(newsEndpoints.list, { query: { ...FIRST, list: 'guides' } })
  const shown = linksOf(guides).filter(({ href }) => href.startsWith('/en/news-detail/'))
  expect(shown.map(({ name }) => name)).toEqual(records.map(({ title }) => title))
  const missing = await load(request, '/en/news-detail/0192f000-0000-7000-8000-00000000dddd')
  expect(missing.status).toBe(404)
})

test('the feed of a language is RSS with its articles [NW-1]', async ({ request, api }) => {
  const { records } = await api('ar')(newsEndpoints.list, { query: FIRST })
  const reply = await request.get('/ar/news.rss')
  expect(reply.headers()['content-type']).toContain('application/rss+xml')
  const text = await reply.text()
  expect(text).toContain('<language>ar-AE</language>')
  for (const { newsId } of records) expect(text).toContain(`/ar/news-detail/${newsId}</link>`)
  expect(text.match(/<item>/g)?.length).toBeGreaterThanOrEqual(records.length)
})

test('a preview shows a draft, without a cache or an index [NW-1]', async ({ request, api }) => {
  const call = api()
  const body = { list: 'guides', title: 'A draft for a preview' }
  const { newsId } = await call(newsEndpoints.staff.create, { body })
  const { token } = await call(newsEndpoints.staff.previewLink, { query: { newsId } })
  expect((await load(request, `/en/news-detail/${newsId}`)).status).toBe(404)
  const preview = await load(request, `/en/news-preview/${token}`)
  expect([preview.status, headingsOf(preview)]).toEqual([200, [body.title]])
  expect(preview.headers['cache-control']).toContain('private')
  expect(tagsOf(preview.html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' })
  expect((await load(request, `/en/news-preview/${token}x`)).status).toBe(404)
})
