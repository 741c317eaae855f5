import { translator } from '@ironsouq/i18n/translate'
import type { Locator } from '@playwright/test'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { pathOf, test } from './device-page.ts'

const SMALLEST_TARGET = 44

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (!box) throw new Error('not displayed')
  return box
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** What is wider than the box that shows it. */
const cutTexts = (bar: Locator) =>
  bar.evaluate((node) =>
    [...node.querySelectorAll<HTMLElement>('*')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  )

for (const locale of ['en', 'de', 'ar'] as const)
  test(
    `the bottom bar cuts nothing at 320, 360 and 390 px in ${locale}`,
    { tag: ['@phone-only', '@en-only'] },
    async ({ page, deviceWith }) => {
      const t = translator(locale)
      const device = await deviceWith('inspected', locale)
      await open(page, pathOf(locale, device))
      const bar = page.getByRole('group', { name: t('deviceDetail.requestQuote') })
      const whatsapp = bar.getByRole('link', { name: t('yard.askOnWhatsapp') })
      const call = bar.getByRole('link').and(page.locator('[href^="tel:"]'))
      const quote = bar.getByRole('link', { name: t('deviceDetail.requestQuote') })
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 })
        const boxes = await Promise.all(
          [bar.locator(':scope > div').first(), whatsapp, call, quote].map((part) => boxOf(part)),
        )
        for (const [i, box] of boxes.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(width)
          if (i > 0) expect(box.height).toBeGreaterThanOrEqual(SMALLEST_TARGET)
          for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false)
        }
        expect(await cutTexts(bar)).toEqual([])
        expect(await overflowOf(page)).toBe(0)
      }
      const href = new URL((await whatsapp.getAttribute('href')) ?? '')
      expect(href.origin + href.pathname).toBe(`https://wa.me/${device.yard.whatsapp?.slice(1)}`)
      const text = href.searchParams.get('text') ?? ''
      expect(text).toContain(device.title)
      expect(text).toContain(device.stockNo)
      await expect(call).toHaveAttribute('href', `tel:${device.yard.phone}`)
    },
  )

test(
  'the yard says until when it is open, in its own time zone',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, deviceWith }) => {
    const t = translator('en')
    const device = await deviceWith('inspected')
    const [monday] = device.yard.hours
    const contact = page.getByRole('region', { name: t('yard.contact') })
    // Noon of a Monday in Dubai; the browser is in another zone.
    await page.clock.setFixedTime('2026-11-16T08:00:00Z')
    await open(page, pathOf('en', device))
    const hourOf = (minutes = 0) => `${String(minutes / 60).padStart(2, '0')}:00`
    const [opens, closes] = [hourOf(monday?.from), hourOf(monday?.to)]
    await expect(contact.getByText(t('yard.openUntil', { time: closes }))).toBeVisible()
    // Four in the morning there.
    await page.clock.setFixedTime('2026-11-16T00:00:00Z')
    await page.reload()
    await expect(contact.getByText(t('yard.opensToday', { time: opens }))).toBeVisible()
  },
)
