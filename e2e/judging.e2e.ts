import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import type { Device } from '@ironsouq/contract/device/device.schema'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { gallery, pathOf, test } from './judging-page.ts'

/** Said together as the size for transport. */
const SIZES = new Set(['length', 'width', 'height'])

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

test('asks to log in to ask, chat or save, without script on a page that leads back [EQ-3]', async ({
  page,
  browser,
  stage,
  one,
}) => {
  const device = await one('inspected')
  const path = pathOf('en', device)
  const link = (place: Page, name: string) =>
    place
      .getByRole('region', { name: 'Price', exact: true })
      .getByRole('link', { name, exact: true })
  const begun = {
    'Ask for a quote': 'Log in to ask for a quote',
    Chat: 'Log in to write to the seller',
    Favorite: 'Log in to save it',
  }
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  for (const [name, title] of Object.entries(begun)) {
    await link(page, name).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toContainText(device.title)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link(page, name)).toBeFocused()
  }
  const context = await browser.newContext({ baseURL: stage.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  for (const name of Object.keys(begun)) {
    await plain.goto(path)
    await link(plain, name).click()
    await expect(plain).toHaveURL(`/en/login?${new URLSearchParams({ back: path })}`)
    await plain.getByRole('link', { name: 'Back to where you were' }).click()
    await expect(plain).toHaveURL(path)
  }
  await context.close()
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
