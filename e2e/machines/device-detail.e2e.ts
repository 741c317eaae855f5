import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { formatter } from '@ironsouq/i18n/format'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import type { Language } from '../environment/variant.ts'
import { galleryOf, pathOf, priceOf, test } from './device-page.ts'

const en = translator('en')

/** Shown together as the transport size. */
const SIZES = new Set(['length', 'width', 'height'])

/** The fields of EQ-1 in the format of the language. */
function factsOf(device: Device, language: Language): [label: string, value: string][] {
  const t = translator(language)
  const format = formatter(language)
  return [
    [t('device.category'), device.categoryPath[0]?.name ?? ''],
    [t('device.brand'), device.brandName],
    [t('device.location'), device.yard.name],
    [t('device.country'), t('deviceDetail.uae')],
    [t('device.manufacturingYear'), String(device.yearMade)],
    ...(device.madeOn
      ? [[t('device.manufacturingDate'), format.date(device.madeOn)] as [string, string]]
      : []),
    ...(device.workHours === null
      ? []
      : [[t('device.operatingHours'), format.number(device.workHours)] as [string, string]]),
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
}

test('shows every field of a machine [EQ-1] [EQ-3] [EQ-7] [RT-3]', async ({
  page,
  deviceWith,
  language,
  t,
}) => {
  const main = page.getByRole('main')
  for (const wanted of ['inspected', 'on the road', 'with certificates'] as const) {
    const device = await deviceWith(wanted, language)
    await page.goto(pathOf(language, device))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(device.title)
    for (const [label, value] of factsOf(device, language)) {
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
    await expect(galleryOf(page, language)).toContainText(`1 / ${device.pictures.length}`)
    await expect(priceOf(page, language)).toContainText(
      device.price ? /\d/ : t('device.priceOnRequest'),
    )
  }
})

test(
  'shows the inspection by severity and by place on the machine [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, deviceWith }) => {
    const device = await deviceWith('inspected')
    await page.goto(pathOf('en', device))
    const sheet = page.getByRole('region', { name: en('deviceDetail.inspection'), exact: true })
    await expect(sheet).toContainText(device.inspection?.reportNo ?? '')
    const bySeverity = [
      en('device.findingAction'),
      en('device.findingMonitor'),
      en('device.findingOk'),
    ]
    const rows = await sheet.locator('li').allTextContents()
    const severities = rows
      .map((row) => bySeverity.findIndex((name) => row.endsWith(name)))
      .filter((severity) => severity !== -1)
    // From the first good point on, the order is that of the machine.
    const ranks = severities.slice(0, severities.indexOf(2) + 1 || undefined)
    expect(ranks.length).toBeGreaterThan(0)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const point = sheet.getByRole('link').first()
    const name = /^\d+ ([^:]+):/.exec((await point.getAttribute('aria-label')) ?? '')?.[1] ?? '?'
    await point.click()
    await expect(sheet.locator('li:target')).toContainText(name)
  },
)

test(
  'browses the pictures by keyboard, full screen and with zoom [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, deviceWith }) => {
    const device = await deviceWith('with pictures')
    const count = device.pictures.length
    await page.goto(pathOf('en', device))
    const pictures = galleryOf(page)
    await pictures.getByRole('link').first().focus()
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(pictures).toContainText(`2 / ${count}`, { timeout: 500 })
    }).toPass()
    await page.keyboard.press('ArrowLeft')
    await expect(pictures).toContainText(`1 / ${count}`)
    await page.keyboard.press('Enter')
    const full = page.getByRole('dialog', { name: en('device.photos') })
    await expect(full).toBeVisible()
    const box = await full.boundingBox()
    expect(box?.width).toBe(page.viewportSize()?.width)
    await page.keyboard.press('ArrowRight')
    await expect(full).toContainText(`2 / ${count}`)
    const zoom = full.getByRole('button', { name: en('deviceDetail.zoom') })
    const before = await zoom.locator('img').boundingBox()
    await zoom.click()
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    const after = await zoom.locator('img').boundingBox()
    expect(after?.width).toBeGreaterThan(before?.width ?? Number.NaN)
    await page.keyboard.press('Escape')
    await expect(full).toBeHidden()
    await expect(pictures).toContainText(`2 / ${count}`)
  },
)

test(
  'a photo of a finding opens over the page with what was found, whole on small phones [EQ-3]',
  { tag: '@phone-only' },
  async ({ page, deviceWith }) => {
    for (const locale of ['de', 'ar'] as const) {
      const t = translator(locale)
      const device = await deviceWith('inspected', locale)
      const textOf = ({ name, remark }: { name: string; remark: string | null }) => name + remark
      const [longest] = (device.inspection?.findings ?? [])
        .filter(({ state, picture }) => picture && (state === 'monitor' || state === 'action'))
        .toSorted((a, b) => textOf(b).length - textOf(a).length)
      if (!longest) throw new Error('no finding of the machine has a photo')
      await page.goto(pathOf(locale, device))
      const photo = page.getByRole('link', {
        name: t('deviceDetail.findingPhoto', { name: longest.name }),
        exact: true,
      })
      const full = page.getByRole('dialog', { name: t('deviceDetail.inspection') })
      await expect(async () => {
        // Before the page is hydrated a click opens the photo alone, and under the dialog none arrives.
        if (!(await full.isVisible())) await photo.click({ timeout: 5000 })
        await expect(full).toBeVisible({ timeout: 5000 })
      }).toPass()
      await expect(full).toContainText(longest.name)
      if (longest.remark !== null) await expect(full).toContainText(longest.remark)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 640 })
        for (const shown of [full, full.getByRole('paragraph'), full.getByRole('img')]) {
          const box = await shown.boundingBox()
          expect(box?.x).toBeGreaterThanOrEqual(0)
          expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width)
        }
        await expect(full.getByRole('button', { name: t('common.close') })).toBeInViewport()
      }
      await page.keyboard.press('Escape')
      await expect(photo).toBeFocused()
    }
  },
)

test(
  'counts the pictures while swiping, from the right in Arabic [EQ-3]',
  { tag: '@phone-only' },
  async ({ page, deviceWith }) => {
    for (const [locale, sign] of [
      ['en', 1],
      ['ar', -1],
    ] as const) {
      const device = await deviceWith('with pictures', locale)
      await page.goto(pathOf(locale, device))
      const pictures = galleryOf(page, locale)
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

test(
  'switches to imperial units, also for the next machine [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, deviceWith }) => {
    const device = await deviceWith('inspected')
    await page.goto(pathOf('en', device))
    const specification = page.getByRole('region', { name: en('device.headingSpecification') })
    await expect(specification).toContainText(/\d\u00a0kg/)
    await expect(async () => {
      await page.getByRole('button', { name: en('deviceDetail.imperial') }).click()
      await expect(specification).toContainText(/\d\u00a0lb/, { timeout: 500 })
    }).toPass()
    await expect(specification).not.toContainText(/\d\u00a0kg/)
    await page.goto(pathOf('en', await deviceWith('with certificates')))
    await expect(
      page.getByRole('region', { name: en('device.headingSpecification') }),
    ).toContainText(/\d\u00a0lb/)
  },
)

test(
  'offers to copy the link where the system has no share dialog, and copies nothing unasked [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, deviceWith, environment, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const device = await deviceWith('inspected')
    await page.goto(pathOf('en', device), { waitUntil: 'networkidle' })
    const share = page.getByRole('main').getByText(en('deviceDetail.share'), { exact: true })
    await share.click()
    await expect(page.getByRole('link', { name: en('deviceDetail.shareMail') })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')
    await page.getByRole('button', { name: en('deviceDetail.copyLink') }).click()
    await expect(page.getByText(en('deviceDetail.linkCopied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      environment.url + pathOf('en', device),
    )
    await share.click()
    await expect(
      page.getByRole('link', { name: en('deviceDetail.shareWhatsapp') }),
    ).toHaveAttribute('href', new RegExp(`wa\\.me/.*${device.deviceId}`))
  },
)

test(
  'asks visitors to log in for a quote, chat or favorite [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, deviceWith }) => {
    const device = await deviceWith('inspected')
    const link = (name: string) => priceOf(page).getByRole('link', { name, exact: true })
    const actions = [
      [en('deviceDetail.requestQuote'), en('shell.loginToRequestQuote')],
      [en('deviceDetail.chat'), en('shell.loginToChat')],
      [en('deviceDetail.save'), en('shell.loginToSave')],
    ] as const
    await page.goto(pathOf('en', device), { waitUntil: 'networkidle' })
    for (const [name, title] of actions) {
      await link(name).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toContainText(device.title)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(link(name)).toBeFocused()
    }
  },
)

test(
  'hydration does not move the buttons [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, browser, environment, deviceWith }) => {
    const path = pathOf('en', await deviceWith('inspected'))
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: environment.url,
      viewport: page.viewportSize(),
    })
    const still = await context.newPage()
    const heightOf = async (shown: Page) => {
      await shown.goto(path, { waitUntil: 'networkidle' })
      return (
        await priceOf(shown)
          .getByRole('link', { name: en('deviceDetail.requestQuote') })
          .boundingBox()
      )?.y
    }
    const before = await heightOf(still)
    await context.close()
    await heightOf(page)
    await expect(page.getByRole('checkbox').first()).toBeVisible() // it is hydrated
    const after = await priceOf(page)
      .getByRole('link', { name: en('deviceDetail.requestQuote') })
      .boundingBox()
    expect(after?.y).toBe(before)
  },
)

test(
  'keeps price and action at the lower edge of a phone [EQ-3]',
  { tag: '@phone-only' },
  async ({ page, deviceWith }) => {
    await page.goto(pathOf('en', await deviceWith('inspected')))
    const bar = page.getByRole('group', { name: en('deviceDetail.requestQuote') })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.getByRole('region', { name: en('deviceDetail.inspection') }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: en('shell.mainSections') })).toBeHidden()
  },
)

test(
  'marks a sold machine and offers similar ones first [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, deviceWith, api }) => {
    const device = await deviceWith('sold')
    const others = await api()(deviceEndpoints.similar, { query: { deviceId: device.deviceId } })
    await page.goto(pathOf('en', device))
    const price = priceOf(page)
    await expect(price).toContainText(en('device.stateSold'))
    await expect(page.getByRole('link', { name: en('deviceDetail.requestQuote') })).toHaveCount(0)
    const way = price.getByRole('link', { name: en('deviceDetail.seeSimilar') })
    if (others.length === 0) {
      await expect(way).toHaveAttribute('href', new RegExp(`category=${device.categoryCode}`))
      return
    }
    await way.click()
    const similar = page.getByRole('region', { name: en('device.similar') })
    await expect(similar).toBeInViewport()
    const [first, inspection] = await Promise.all([
      similar.boundingBox(),
      page.getByRole('region', { name: en('deviceDetail.inspection'), exact: true }).boundingBox(),
    ])
    expect(first?.y).toBeLessThan(inspection?.y ?? Number.NaN)
  },
)

test(
  'links similar machines [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, deviceWith, api }) => {
    const device = await deviceWith('inspected')
    const similar = await api()(deviceEndpoints.similar, { query: { deviceId: device.deviceId } })
    await page.goto(pathOf('en', device))
    const cards = page.getByRole('region', { name: en('device.similar') }).getByRole('article')
    await expect(cards).toHaveCount(similar.length)
    await cards.first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(similar[0]?.title ?? '')
  },
)

test(
  'calculates a monthly payment from the assumptions that a buyer changes [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context, environment, machine: { deviceId, price } }) => {
    await context.addCookies([{ name: 'currency', value: 'AED', url: environment.url }])
    await open(page, `/en/device-detail/${deviceId}`)
    const example = page
      .locator('details')
      .filter({ hasText: en('deviceDetail.monthlyPayment') })
      .first()
    const payment = async () =>
      Number((await example.locator('summary b').innerText()).replaceAll(/\D/g, ''))
    const usual = await payment()
    await example.locator('summary').click()
    const set = (name: Key, value: string) => example.getByLabel(en(name)).fill(value)
    await set('deviceDetail.monthlyTerm', '60')
    await expect.poll(payment).toBeLessThan(usual)
    await set('deviceDetail.monthlyDeposit', '0')
    await set('deviceDetail.monthlyRate', '0')
    await set('deviceDetail.monthlyTerm', '10')
    // Without interest: a tenth of the price, in whole dirhams.
    const tenth = Number(price?.amount) / 10
    await expect.poll(async () => Math.abs((await payment()) - tenth)).toBeLessThanOrEqual(1)
  },
)
