import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { landingPageEndpoints } from '@ironsouq/contract/content/landing-page/landing-page.endpoints'
import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { mallHomeEndpoints } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'
import { alternatesOf, canonicalOf, linksOf, load, metaOf, structuredDataOf } from './html.ts'

async function locationsIn(request: APIRequestContext, url: string): Promise<string[]> {
  const reply = await request.get(url)
  expect([url, reply.status(), reply.headers()['content-type']]).toEqual([
    url,
    200,
    'application/xml; charset=utf-8',
  ])
  return [...(await reply.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at)
}

test('describes a page in Open Graph [AP-16]', async ({ request, environment }) => {
  const page = await load(request, '/ar/device-list?emirate=dubai')
  expect(metaOf(page, 'og:url')).toEqual([`${environment.url}/ar/device-list?emirate=dubai`])
  expect(metaOf(page, 'og:title')).toEqual([translator('ar')('device.listTitle')])
  expect(metaOf(page, 'og:type')).toEqual(['website'])
  expect(metaOf(page, 'og:locale')).toEqual(['ar_AE'])
  expect(metaOf(page, 'og:locale:alternate')).toHaveLength(LOCALE_CODES.length - 1)
  expect(metaOf(page, 'description')).toHaveLength(1)
  expect(metaOf(page, 'robots')).toEqual([])
})

test('describes the site and the company on the home page in JSON-LD [AP-16]', async ({
  request,
  environment,
}) => {
  expect(structuredDataOf(await load(request, '/en'))).toMatchObject({
    WebSite: { url: `${environment.url}/en` },
    Organization: {},
  })
})

test('describes help and terms in JSON-LD, in the language of the page [AP-16]', async ({
  request,
  api,
  environment,
}) => {
  const t = translator('de')
  const { title, summary, plainText } = await api('de')(helpEndpoints.detail, {
    query: { slug: 'grades' },
  })
  const help = structuredDataOf(await load(request, '/de/help-center/grades'))
  expect(help['FAQPage']?.['mainEntity']).toEqual([
    {
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: `${summary} ${plainText}` },
    },
  ])
  const terms = structuredDataOf(await load(request, '/de/terms-page'))
  expect(terms['BreadcrumbList']?.['itemListElement']).toMatchObject([
    { position: 1, name: t('common.home'), item: `${environment.url}/de` },
    { position: 2, name: t('legal.termsTitle'), item: `${environment.url}/de/terms-page` },
  ])
})

test('describes the mall and the videos in JSON-LD, with what they list [AP-16]', async ({
  request,
  api,
  environment,
}) => {
  const t = translator('ar')
  const root = `${environment.url}/ar`
  const home = { position: 1, name: t('common.home'), item: root }
  const { bestSold } = await api('ar')(mallHomeEndpoints.home)
  const mall = structuredDataOf(await load(request, '/ar/mall'))
  expect(bestSold.length).toBeGreaterThan(0)
  expect(mall['ItemList']?.['itemListElement']).toEqual(
    expect.arrayContaining(
      bestSold.map(({ productId, name }) =>
        expect.objectContaining({ name, url: `${root}/mall/product/${productId}` }),
      ),
    ),
  )
  expect(mall['BreadcrumbList']?.['itemListElement']).toMatchObject([
    home,
    { position: 2, name: t('mall.title'), item: `${root}/mall` },
  ])

  const { records, total } = await api('ar')(videoEndpoints.list, { query: {} })
  const videos = structuredDataOf(await load(request, '/ar/videos'))
  expect(videos['ItemList']).toMatchObject({
    numberOfItems: total,
    itemListElement: records.map(({ videoId, title }, i) => ({
      position: i + 1,
      name: title,
      url: `${root}/videos/${videoId}`,
    })),
  })
  expect(videos['BreadcrumbList']?.['itemListElement']).toMatchObject([
    home,
    { position: 2, name: t('video.title'), item: `${root}/videos` },
  ])
})

test('robots.txt names a sitemap of canonical pages [AP-16]', async ({ request, environment }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /*/user-center\n')
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  expect(index).toBe(`${environment.url}/sitemap.xml`)

  const files = await locationsIn(request, index)
  expect(files).toEqual(
    'pages categories brands sellers news help videos stores sold machines-1 products-1'
      .split(' ')
      .map((name) => `${environment.url}/sitemap/${name}.xml`),
  )
  for (const file of files) {
    const [first = ''] = await locationsIn(request, file)
    const page = await load(request, first)
    expect([first, page.status]).toEqual([first, 200])
    expect(canonicalOf(page)).toEqual([first])
    expect(metaOf(page, 'robots')).toEqual([])
  }
})

test('the sitemap has every machine for sale in ten languages [AP-5]', async ({
  request,
  machine,
}) => {
  const locations = await locationsIn(request, '/sitemap/machines-1.xml')
  expect(locations.filter((each) => each.endsWith(machine.deviceId))).toHaveLength(10)
  expect(new Set(locations).size).toBe(locations.length)
})

test('a page and its translations name each other [AP-16]', async ({
  request,
  environment,
  machine,
}) => {
  const path = `/device-detail/${machine.deviceId}`
  const own = alternatesOf(await load(request, `/en${path}`))
  expect(alternatesOf(await load(request, `/ar${path}`))).toEqual(own)
  expect(Object.values(own)).toEqual(
    expect.arrayContaining([`${environment.url}/en${path}`, `${environment.url}/ar${path}`]),
  )
})

test('describes a machine and its offer in JSON-LD and Open Graph [AP-16]', async ({
  request,
  environment,
  machine,
}) => {
  const path = `/en/device-detail/${machine.deviceId}`
  const page = await load(request, path)
  expect(structuredDataOf(page)).toMatchObject({
    Product: {
      name: machine.title,
      sku: machine.stockNo,
      brand: { name: machine.brandName },
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'Offer',
        availability: 'https://schema.org/InStock',
        ...(machine.price && {
          price: machine.price.amount,
          priceCurrency: machine.price.currency,
        }),
      },
    },
    BreadcrumbList: {
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ item: `${environment.url}/en/device-list` }),
        expect.objectContaining({ item: `${environment.url}${path}` }),
      ]),
    },
  })
  expect(metaOf(page, 'og:type')).toEqual(['product'])
  const picture = await request.get(metaOf(page, 'og:image')[0] ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})

test('a list is indexed by category and by no other filter [AP-16]', async ({
  request,
  environment,
}) => {
  const list = '/en/device-list?category=excavators'
  const category = await load(request, list)
  expect(canonicalOf(category)).toEqual([environment.url + list])
  expect(metaOf(category, 'robots')).toEqual([])
  expect(structuredDataOf(category)).toHaveProperty('ItemList')

  const narrowed = await load(request, `${list}&emirate=dubai`)
  expect(canonicalOf(narrowed)).toEqual([environment.url + list])
  expect(metaOf(narrowed, 'robots')).toEqual(['noindex, follow'])
})

for (const locale of LOCALE_CODES)
  test(`category and brand landing pages list machines in ${locale} [AP-1] [AP-16]`, async ({
    request,
  }) => {
    const brands = await locationsIn(request, '/sitemap/brands.xml')
    const brand = brands.find((each) => each.includes(`/${locale}/`)) ?? ''
    for (const path of [`/${locale}/machines/excavators`, new URL(brand).pathname]) {
      const page = await load(request, path)
      expect([path, page.status]).toEqual([path, 200])
      expect(page.html).toContain('<table')
      expect(page.html).toContain('<article')
      expect(structuredDataOf(page)).toMatchObject({
        BreadcrumbList: { '@context': 'https://schema.org' },
        ItemList: {},
      })
    }
  })

test('a category page advises the buyer and links to the machines [AP-1]', async ({
  request,
  api,
}) => {
  const { intro } = await api('de')(landingPageEndpoints.category, {
    query: { code: 'excavators' },
  })
  const page = await load(request, '/de/machines/excavators')
  expect(page.text).toContain(intro?.slice(0, 60))
  expect(linksOf(page).map(({ href }) => href)).toContain('/de/device-list?category=excavators')
})

test('has no landing page for an unknown category or brand [AP-24]', async ({ request }) => {
  for (const path of ['/en/machines/no-such', '/en/brands/No_Such', '/sitemap/machines-9.xml'])
    expect([path, (await load(request, path)).status]).toEqual([path, 404])
})
