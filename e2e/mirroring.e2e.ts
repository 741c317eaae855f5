import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('what should be seen is not')
  return { start: box.x, end: box.x + box.width, y: box.y }
}

test('puts the price to the left of the picture in Arabic, to its right in English [AP-1]', async ({
  page,
  machine,
}) => {
  const boxes = async (locale: string, price: string) => {
    await page.goto(`/${locale}/device-detail/${machine.deviceId}`)
    return {
      picture: await boxOf(page.getByRole('img', { name: machine.model }).first()),
      price: await boxOf(page.getByRole('region', { name: price, exact: true })),
      grade: await boxOf(
        page.getByRole('heading', { level: 1 }).locator('xpath=../..').getByRole('img'),
      ),
      title: await boxOf(page.getByRole('heading', { level: 1 })),
    }
  }
  const en = await boxes('en', 'Price')
  expect(en.price.start).toBeGreaterThan(en.picture.end)
  expect(en.grade.end).toBeLessThan(en.title.start)
  const ar = await boxes('ar', 'السعر')
  expect(ar.price.end).toBeLessThan(ar.picture.start)
  expect(ar.grade.start).toBeGreaterThan(ar.title.end)
})

test('deals the cards from the right in Arabic and Hebrew [AP-1]', async ({ page }) => {
  for (const locale of ['ar', 'he']) {
    await page.goto(`/${locale}/device-list`)
    const cards = page.getByRole('article')
    const [first, second] = await Promise.all([boxOf(cards.nth(0)), boxOf(cards.nth(1))])
    const filters = await boxOf(page.locator('main aside').first())
    expect(first.start).toBeGreaterThan(second.end)
    expect(first.y).toBe(second.y)
    expect(filters.start).toBeGreaterThan(first.end)
  }
})

test(
  'keeps the picture at the start of a card on a phone [AP-1]',
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
