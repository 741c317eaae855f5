import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { canonicalOf, headingsOf, linksOf, load, metaOf, packed } from './html.ts'

const BASES = ['/help-center', '/user-center/help-center'] as const

for (const locale of LOCALE_CODES)
  test(`the help center links every article and answers a search without script in ${locale} [RT-12] [RT-25] [NW-3]`, async ({
    request,
    api,
    environment,
  }) => {
    const { topics } = await api(locale)(helpEndpoints.center)
    const articles = topics.flatMap((topic) => topic.articles)
    const wanted = articles.find(({ slug }) => slug === 'new-bank-details')
    for (const base of BASES) {
      const center = await load(request, `/${locale}${base}`)
      const hrefs = linksOf(center).map(({ href }) => href)
      for (const { slug } of articles) expect(hrefs).toContain(`/${locale}${base}/${slug}`)

      const q = encodeURIComponent(wanted?.title ?? '')
      await expect
        .poll(async () => {
          const found = await load(request, `/${locale}${base}?q=${q}`)
          expect(metaOf(found, 'robots')).toEqual(['noindex, follow'])
          return packed(found.text)
        })
        .toContain(packed(wanted?.summary ?? ''))

      const article = await load(request, `/${locale}${base}/new-bank-details`)
      expect(article.status).toBe(200)
      expect(headingsOf(article).map(packed)).toEqual([packed(wanted?.title ?? '')])
      expect(canonicalOf(article)).toEqual([
        `${environment.url}/${locale}/help-center/new-bank-details`,
      ])
    }
  })

test('an unknown help article is not found, and a vote needs no script [NW-3] [AP-24]', async ({
  request,
  environment,
}) => {
  for (const slug of ['no-such', 'No_Such'])
    expect((await load(request, `/en/help-center/${slug}`)).status).toBe(404)
  const reply = await request.post('/en/help-center/vat', {
    form: { isHelpful: 'false' },
    headers: { origin: environment.url },
  })
  expect(reply.status()).toBe(200)
  expect(await reply.text()).toContain(translator('en')('help.thanks'))
  const foreign = await request.post('/en/help-center/vat', {
    form: { isHelpful: 'true' },
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status()).toBe(400)
})

test('a preview shows a draft without a vote, a cache or an index [NW-3]', async ({
  request,
  api,
}) => {
  const call = api()
  const { records } = await call(helpEndpoints.staff.topics)
  const topicId = records[0]?.topicId ?? ''
  const body = { topicId, slug: 'draft-for-a-preview', title: 'A draft for a preview' }
  const { articleId } = await call(helpEndpoints.staff.create, { body })
  const { token } = await call(helpEndpoints.staff.previewLink, { query: { articleId } })
  expect((await load(request, `/en/help-center/${body.slug}`)).status).toBe(404)
  const preview = await load(request, `/en/help-preview/${token}`)
  expect([preview.status, headingsOf(preview)]).toEqual([200, [body.title]])
  expect(preview.html).not.toContain('isHelpful')
  expect(preview.headers['cache-control']).toContain('private')
  expect(metaOf(preview, 'robots')).toEqual(['noindex'])
  expect((await load(request, `/en/help-preview/${token}x`)).status).toBe(404)
})
