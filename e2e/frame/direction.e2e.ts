import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Locator } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('the element is not displayed')
  return { start: box.x, end: box.x + box.width, y: box.y }
}

test(
  'the price is right of the picture in English and left of it in Arabic [AP-1]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, machine }) => {
    const boxes = async (locale: LocaleCode) => {
      const name = translator(locale)('device.price')
      await page.goto(`/${locale}/device-detail/${machine.deviceId}`)
      return {
        picture: await boxOf(page.getByRole('img', { name: machine.model }).first()),
        price: await boxOf(page.getByRole('region', { name, exact: true })),
        grade: await boxOf(
          page.getByRole('heading', { level: 1 }).locator('xpath=../..').getByRole('img'),
        ),
        title: await boxOf(page.getByRole('heading', { level: 1 })),
      }
    }
    const en = await boxes('en')
    expect(en.price.start).toBeGreaterThan(en.picture.end)
    expect(en.grade.end).toBeLessThan(en.title.start)
    const ar = await boxes('ar')
    expect(ar.price.end).toBeLessThan(ar.picture.start)
    expect(ar.grade.start).toBeGreaterThan(ar.title.end)
  },
)

test(
  'the first card is on the right in Arabic and Hebrew [AP-1]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    for (const locale of ['ar', 'he']) {
      await page.goto(`/${locale}/device-list`)
      const cards = page.getByRole('article')
      const [first, second] = await Promise.all([boxOf(cards.nth(0)), boxOf(cards.nth(1))])
      const filters = await boxOf(page.locator('main aside').first())
      expect(first.start).toBeGreaterThan(second.end)
      expect(first.y).toBe(second.y)
      expect(filters.start).toBeGreaterThan(first.end)
    }
  },
)

test(
  'the picture is at the start of a card on a phone [AP-1]',
  { tag: '@phone-only' },
  async ({ page }) => {
    for (const [locale, atStart] of [
      ['en', true],
      ['ar', false],
    ] as const) {
      await page.goto(`/${locale}/device-list`)
      const card = page.getByRole('article').first()
      const picture = await boxOf(card.locator('picture img'))
      const title = await boxOf(card.getByRole('heading'))
      expect(picture.start < title.start).toBe(atStart)
    }
  },
)
