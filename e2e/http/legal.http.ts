import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { expect, test } from '../environment/fixtures.ts'
import { headingsOf, load, metaOf, packed } from './html.ts'

for (const locale of LOCALE_CODES)
  test(`about us and the terms are what staff published in ${locale} [RT-20] [RT-22] [NW-3]`, async ({
    request,
    api,
  }) => {
    const read = (page: 'about' | 'terms' | 'privacy') =>
      api(locale)(pageEndpoints.read, { query: { page } })
    const about = await read('about')
    const aboutPage = await load(request, `/${locale}/user-center/about-us`)
    expect(headingsOf(aboutPage)).toEqual([about.title])
    expect(packed(aboutPage.text)).toContain(packed(about.summary))

    const [terms, privacy] = [await read('terms'), await read('privacy')]
    expect([terms.locale, privacy.locale]).toEqual([locale, locale])
    const termsPage = await load(request, `/${locale}/terms-page`)
    for (const { title } of [terms, privacy]) expect(termsPage.text).toContain(title)
    const versioned = await load(request, `/${locale}/terms-page?terms=${terms.day}`)
    expect([versioned.status, metaOf(versioned, 'robots')]).toEqual([200, []])
  })

test('a version of the terms that does not exist is not found [AP-24]', async ({ request }) => {
  expect((await load(request, '/en/terms-page?terms=2020-01-01')).status).toBe(404)
  expect((await load(request, '/en/terms-page?terms=soon')).status).toBe(200)
})
