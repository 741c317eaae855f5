import { AxeBuilder } from '@axe-core/playwright'
import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import type { Device } from '@ironsouq/contract/device/device.schema'
import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { sql } from './stage/sql.ts'

type Wanted = 'inspected' | 'on the road' | 'sold' | 'with certificates' | 'with pictures'

const WHERE: Record<Wanted, string> = {
  inspected: `state = 'listed' and price_minor is not null and exists (
    select from inspection join inspection_finding on inspection_id = inspection.id
    where device_id = device.id and inspection_finding.state in ('monitor', 'action'))`,
  'on the road': `state = 'listed' and mileage_km is not null`,
  sold: `state = 'sold' and exists (
    select from device other where other.category_id = device.category_id and other.state = 'listed')`,
  'with certificates': `state = 'listed' and exists (
    select from device_certificate where device_id = device.id)`,
  'with pictures': `state = 'listed' and 3 <= (
    select count(*) from device_picture where device_id = device.id)`,
}

interface Judging {
  /** A machine of the stage that has what is wanted, as the API tells it. */
  one: (wanted: Wanted, locale?: LocaleCode) => Promise<Device>
}

const test = base.extend<Judging>({
  one: async ({ stage, api }, use) => {
    await use(async (wanted, locale = 'en') => {
      const [row] = await sql(
        stage.databaseUrl,
        `select id from device where ${WHERE[wanted]} order by seq limit 1`,
      )
      if (!row) throw new Error(`no machine of the stage is ${wanted}`)
      const query = { deviceId: String(row['id']) }
      return api(locale)(deviceEndpoints.detail, { query })
    })
  },
})

/** Said together as the size for transport. */
const SIZES = new Set(['length', 'width', 'height'])

const pathOf = (locale: string, { deviceId }: Device) => `/${locale}/device-detail/${deviceId}`
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures' })

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale)
  const format = formatter(locale)

  /** What the clause asks for, as a reader of this language reads it [EQ-1]. */
  const factsOf = (device: Device): [label: string, value: string][] => [
    [t('device.category'), device.categoryPath[0]?.name ?? ''],
    [t('device.brand'), device.brandName],
    [t('device.location'), device.yard.name],
    [t('device.country'), t('judging.uae')],
    [t('device.manufacturingYear'), String(device.yearMade)],
    ...(device.madeOn
      ? [[t('device.manufacturingDate'), format.date(device.madeOn)] as [string, string]]
      : []),
    ...(device.workHours === null
      ? []
      : [[t('device.workHours'), format.number(device.workHours)] as [string, string]]),
    ...(device.mileageKm === null
      ? []
      : [[t('device.mileageLabel'), format.number(device.mileageKm)] as [string, string]]),
    [t('device.model'), device.model],
    [t('device.machineType'), device.categoryName],
    [t('device.serialNumber'), device.serialNo],
    ...device.specs
      .filter(({ code }) => !device.transport || !SIZES.has(code))
      .map((spec): [string, string] => [
        spec.name,
        typeof spec.value === 'number' ? format.number(spec.value) : (spec.valueName ?? ''),
      ]),
  ]

  for (const wanted of ['inspected', 'on the road', 'with certificates'] as const)
    test(
      `shows every field of a machine ${wanted}, in ${locale} [EQ-1] [EQ-3] [EQ-7] [RT-3]`,
      { tag: '@phone' },
      async ({ page, one }) => {
        const device = await one(wanted, locale)
        await page.goto(pathOf(locale, device))
        const main = page.getByRole('main')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(device.title)
        for (const [label, value] of factsOf(device)) {
          const row = main
            .locator('dl > div')
            .filter({ has: page.getByRole('term').filter({ hasText: label }) })
          await expect(row.filter({ hasText: value }).first(), label).toBeVisible()
        }
        for (const key of ['device.emission', 'device.ownership', 'device.customsStatus'] as const)
          await expect(
            main
              .getByRole('term')
              .filter({ hasText: t(key) })
              .first(),
          ).toBeVisible()
        await expect(main.getByText(t('device.headingCondition')).first()).toBeVisible()
        await expect(main.getByText(device.description.slice(0, 40)).first()).toBeVisible()
        const certification = main.getByRole('region', { name: t('device.certification') })
        for (const { name, number, body } of device.certificates)
          for (const text of [name, number, body])
            await expect(certification.getByText(text).first()).toBeVisible()
        await expect(main.getByRole('region', { name: t('device.pictures') })).toContainText(
          `1 / ${device.pictures.length}`,
        )
        await expect(
          main.getByRole('region', { name: t('device.price'), exact: true }),
        ).toContainText(device.price ? /\d/ : t('device.priceOnRequest'))
      },
    )
}

test('shows what was inspected, the worst first, and where on the machine it is [EQ-3]', async ({
  page,
  one,
}) => {
  const device = await one('inspected')
  await page.goto(pathOf('en', device))
  const sheet = page.getByRole('region', { name: 'Inspection', exact: true })
  await expect(sheet).toContainText(device.inspection?.reportNo ?? '')
  const states = await sheet
    .locator('li')
    .evaluateAll((rows) =>
      rows.map((row) => /(Action|Monitor|OK|Not fitted)$/.exec(row.textContent)?.[1] ?? ''),
    )
  const rank = ['Action', 'Monitor', 'OK', 'Not fitted']
  const drawn = states.filter((state) => state !== 'Not fitted' && state !== '')
  const ranks = drawn.slice(0, drawn.indexOf('OK') + 1 || undefined).map((s) => rank.indexOf(s))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  const point = sheet.getByRole('link').first()
  const name = /^\d+ ([^:]+):/.exec((await point.getAttribute('aria-label')) ?? '')?.[1] ?? '?'
  await point.click()
  await expect(sheet.locator('li:target')).toContainText(name)
})

test('goes through the pictures by keyboard, fills the screen and zooms [EQ-3]', async ({
  page,
  one,
}) => {
  const device = await one('with pictures')
  const count = device.pictures.length
  await page.goto(pathOf('en', device))
  const pictures = gallery(page)
  await pictures.getByRole('link').first().focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(pictures).toContainText(`2 / ${count}`, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('ArrowLeft')
  await expect(pictures).toContainText(`1 / ${count}`)
  await page.keyboard.press('Enter')
  const full = page.getByRole('dialog', { name: 'Pictures' })
  await expect(full).toBeVisible()
  const box = await full.boundingBox()
  expect(box?.width).toBe(page.viewportSize()?.width)
  await page.keyboard.press('ArrowRight')
  await expect(full).toContainText(`2 / ${count}`)
  const zoom = full.getByRole('button', { name: 'Zoom' })
  const before = await zoom.locator('img').boundingBox()
  await zoom.click()
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  const after = await zoom.locator('img').boundingBox()
  expect(after?.width).toBeGreaterThan(before?.width ?? Number.NaN)
  await page.keyboard.press('Escape')
  await expect(full).toBeHidden()
  await expect(pictures).toContainText(`2 / ${count}`)
})

test(
  'counts along as the pictures are swiped, from the right in Arabic [EQ-3]',
  { tag: '@phone-only' },
  async ({ page, one }) => {
    for (const [locale, name, sign] of [
      ['en', 'Pictures', 1],
      ['ar', translator('ar')('device.pictures'), -1],
    ] as const) {
      const device = await one('with pictures', locale)
      await page.goto(pathOf(locale, device))
      const pictures = page.getByRole('region', { name, exact: true })
      await expect(async () => {
        await pictures
          .getByRole('list')
          .first()
          .evaluate((list, to) => list.scrollTo({ left: to * list.clientWidth }), sign)
        await expect(pictures).toContainText(`2 / ${device.pictures.length}`, { timeout: 500 })
      }).toPass()
    }
  },
)

test('reads in feet and pounds for whoever wants it, on the next machine too [EQ-3]', async ({
  page,
  one,
}) => {
  const device = await one('inspected')
  await page.goto(pathOf('en', device))
  const specification = page.getByRole('region', { name: 'Specification' })
  await expect(specification).toContainText(/\d\u00a0kg/)
  await expect(async () => {
    await page.getByRole('button', { name: 'Imperial' }).click()
    await expect(specification).toContainText(/\d\u00a0lb/, { timeout: 500 })
  }).toPass()
  await expect(specification).not.toContainText(/\d\u00a0kg/)
  await page.goto(pathOf('en', await one('with certificates')))
  await expect(page.getByRole('region', { name: 'Specification' })).toContainText(/\d\u00a0lb/)
})

test('copies the link to share it, where the system shares nothing itself [EQ-3]', async ({
  page,
  one,
  stage,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const device = await one('inspected')
  await page.goto(pathOf('en', device), { waitUntil: 'networkidle' })
  await page.getByRole('main').getByText('Share', { exact: true }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    stage.url + pathOf('en', device),
  )
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me/.*${device.deviceId}`),
  )
})

test('leads to the login to ask, chat or save, and from there back [EQ-3]', async ({
  page,
  one,
}) => {
  const device = await one('inspected')
  const path = pathOf('en', device)
  for (const name of ['Ask for a quote', 'Chat', 'Favorite']) {
    await page.goto(path)
    await page
      .getByRole('region', { name: 'Price', exact: true })
      .getByRole('link', { name, exact: true })
      .click()
    await expect(page).toHaveURL(`/en/login?${new URLSearchParams({ back: path })}`)
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await expect(page).toHaveURL(path)
  }
})

test('moves nothing under a finger as the page comes alive [EQ-3]', async ({
  page,
  browser,
  stage,
  one,
}) => {
  const path = pathOf('en', await one('inspected'))
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: stage.url,
    viewport: page.viewportSize(),
  })
  const still = await context.newPage()
  const heightOf = async (shown: Page) => {
    await shown.goto(path, { waitUntil: 'networkidle' })
    const ask = shown.getByRole('region', { name: 'Price', exact: true })
    return (await ask.getByRole('link', { name: 'Ask for a quote' }).boundingBox())?.y
  }
  const before = await heightOf(still)
  await context.close()
  await heightOf(page)
  await expect(page.getByRole('checkbox', { name: /compar/i }).first()).toBeVisible() // it listens
  const after = await page
    .getByRole('region', { name: 'Price', exact: true })
    .getByRole('link', { name: 'Ask for a quote' })
    .boundingBox()
  expect(after?.y).toBe(before)
})

test(
  'keeps the price and the one action at the lower edge [EQ-3]',
  { tag: '@phone-only' },
  async ({ page, one }) => {
    await page.goto(pathOf('en', await one('inspected')))
    const bar = page.getByRole('group', { name: 'Ask for a quote' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.getByRole('region', { name: 'Inspection' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden()
  },
)

test('prints the sheet and not the shop around it [EQ-3]', async ({ page, one }) => {
  const device = await one('inspected')
  await page.goto(pathOf('en', device), { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'On this page' }),
    page.getByRole('link', { name: 'Ask for a quote' }).first(),
    page.getByRole('region', { name: 'Similar machines' }),
  ])
    await expect(hidden).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Specification' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Inspection', exact: true })).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(4)
})

test('says of a sold machine that it is, and offers others first [EQ-3]', async ({
  page,
  one,
  api,
}) => {
  const device = await one('sold')
  const others = await api()(deviceEndpoints.similar, { query: { deviceId: device.deviceId } })
  await page.goto(pathOf('en', device))
  const price = page.getByRole('region', { name: 'Price', exact: true })
  await expect(price).toContainText('Sold')
  await expect(page.getByRole('link', { name: 'Ask for a quote' })).toHaveCount(0)
  const way = price.getByRole('link', { name: 'See similar machines' })
  if (others.length === 0) {
    await expect(way).toHaveAttribute('href', new RegExp(`category=${device.categoryCode}`))
    return
  }
  await way.click()
  const similar = page.getByRole('region', { name: 'Similar machines' })
  await expect(similar).toBeInViewport()
  const [first, inspection] = await Promise.all([
    similar.boundingBox(),
    page.getByRole('region', { name: 'Inspection', exact: true }).boundingBox(),
  ])
  expect(first?.y).toBeLessThan(inspection?.y ?? Number.NaN)
})

test('shows similar machines, and leads to them [EQ-3]', async ({ page, one, api }) => {
  const device = await one('inspected')
  const similar = await api()(deviceEndpoints.similar, { query: { deviceId: device.deviceId } })
  await page.goto(pathOf('en', device))
  const cards = page.getByRole('region', { name: 'Similar machines' }).getByRole('article')
  await expect(cards).toHaveCount(similar.length)
  await cards.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(similar[0]?.title ?? '')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`keeps nobody out, ${colorScheme} [RT-3]`, { tag: '@phone' }, async ({ page, one }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    for (const wanted of ['inspected', 'sold', 'with certificates'] as const) {
      await page.goto(pathOf('en', await one(wanted)), { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })),
      ).toEqual([])
    }
  })

test('can be judged without script [EQ-3] [RT-3]', async ({ browser, stage, one }) => {
  const device = await one('inspected')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stage.url })
  const page = await context.newPage()
  await page.goto(pathOf('en', device))
  const pictures = gallery(page)
  const whole = await pictures.getByRole('link').first().getAttribute('href')
  expect((await context.request.get(whole ?? '')).ok()).toBe(true)
  const scrolls = await pictures
    .getByRole('list')
    .first()
    .evaluate((list) => list.scrollWidth > list.clientWidth)
  expect(scrolls).toBe(device.pictures.length > 1)
  await page.getByRole('main').getByText('Share', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Send by e-mail' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imperial' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Specification' })).toContainText(/\d\u00a0kg/)
  await page.getByText(/^Show \d+ other point/).click()
  await expect(
    page.getByRole('region', { name: 'Inspection', exact: true }).locator('details li').first(),
  ).toBeVisible()
  await context.close()
})
