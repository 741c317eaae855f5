import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectForAll } from './for-all.ts'

const LOC = /<loc>([^<]*)<\/loc>/g

async function placesIn(request: APIRequestContext, url: string): Promise<string[]> {
  const reply = await request.get(url)
  expect([url, reply.status(), reply.headers()['content-type']]).toEqual([
    url,
    200,
    'application/xml; charset=utf-8',
  ])
  return [...(await reply.text()).matchAll(LOC)].map(([, place = '']) => place)
}

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** What a page says in schema.org's words, by kind. */
async function saidOf(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const said = texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  return Object.fromEntries(said.map((each) => [String(each['@type']), each]))
}

const contentOf = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content')

test('robots.txt leads to a sitemap whose pages stand for themselves [AP-16]', async ({
  page,
  stage,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /*/user-center\n')
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  expect(index).toBe(`${stage.url}/sitemap.xml`)

  const files = await placesIn(request, index)
  expect(files).toEqual(
    ['pages', 'categories', 'brands', 'machines-1'].map(
      (name) => `${stage.url}/sitemap/${name}.xml`,
    ),
  )
  for (const file of files) {
    const [first = ''] = await placesIn(request, file)
    const reply = await page.goto(first)
    expect([first, reply?.status()]).toEqual([first, 200])
    expect(await hrefs(page, 'link[rel="canonical"]')).toEqual([first])
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  }
})

test('every machine on sale is in the sitemap, in ten languages [AP-5]', async ({
  request,
  machine,
}) => {
  const places = await placesIn(request, '/sitemap/machines-1.xml')
  expect(places.filter((place) => place.endsWith(machine.deviceId))).toHaveLength(10)
  expect(new Set(places).size).toBe(places.length)
})

test('a page and its translation name each other [AP-16]', async ({ page, stage, machine }) => {
  const path = `/device-detail/${machine.deviceId}`
  const pairs = []
  for (const locale of ['en', 'ar']) {
    await page.goto(`/${locale}${path}`)
    pairs.push(await hrefs(page, 'link[rel="alternate"][hreflang]'))
  }
  expect(pairs[0]).toEqual(pairs[1])
  expect(pairs[0]).toContain(`${stage.url}/en${path}`)
  expect(pairs[0]).toContain(`${stage.url}/ar${path}`)
})

test('a machine says what it is, what it costs and where it stands [AP-16]', async ({
  page,
  stage,
  request,
  machine,
}) => {
  await page.goto(`/en/device-detail/${machine.deviceId}`)
  const { Product, BreadcrumbList } = await saidOf(page)
  expect(Product).toMatchObject({
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
  })
  expect(BreadcrumbList).toMatchObject({
    itemListElement: expect.arrayContaining([
      expect.objectContaining({ item: `${stage.url}/en/device-list` }),
      expect.objectContaining({ item: page.url() }),
    ]),
  })

  const picture = await request.get((await contentOf(page, 'og:image')) ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await contentOf(page, 'og:type')).toBe('product')
})

test('a list is known by its category, and narrowed further by nobody [AP-16]', async ({
  page,
  stage,
}) => {
  const robots = page.locator('meta[name="robots"]')
  await page.goto('/en/device-list?category=excavators')
  const own = `${stage.url}/en/device-list?category=excavators`
  expect(await hrefs(page, 'link[rel="canonical"]')).toEqual([own])
  await expect(robots).toHaveCount(0)
  expect(await saidOf(page)).toHaveProperty('ItemList')

  await page.goto('/en/device-list?category=excavators&emirate=dubai')
  expect(await hrefs(page, 'link[rel="canonical"]')).toEqual([own])
  await expect(robots).toHaveAttribute('content', 'noindex, follow')
})

for (const locale of ['en', 'ar'])
  test(
    `a category and a brand have a page to land on, in ${locale} [AP-1] [AP-16]`,
    { tag: '@phone' },
    async ({ page, request }) => {
      test.slow()
      const [brand = ''] = (await placesIn(request, '/sitemap/brands.xml'))
        .filter((place) => place.includes(`/${locale}/`))
        .map((place) => new URL(place).pathname)
      for (const path of [`/${locale}/machines/excavators`, brand]) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('table').first()).toBeVisible()
        expect(await page.locator('article').count()).toBeGreaterThan(0)
        expect(await saidOf(page)).toMatchObject({
          BreadcrumbList: { '@context': 'https://schema.org' },
          ItemList: {},
        })
        await expectForAll(page)
      }
    },
  )

test('tells a buyer what to look at, and leads him to the machines [AP-1]', async ({ page }) => {
  await page.goto('/de/machines/excavators')
  await expect(page.getByText('Lassen Sie zuerst das Laufwerk messen')).toBeVisible()
  await page.locator('h1 ~ p a').click()
  await expect(page).toHaveURL(/\/de\/device-list\?category=excavators$/)
})

test('has no page for a category or a brand that does not exist [AP-24]', async ({ request }) => {
  for (const path of ['/en/machines/no-such', '/en/brands/No_Such', '/sitemap/machines-9.xml'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})
