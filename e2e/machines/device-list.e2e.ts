import { expect, test } from '../environment/fixtures.ts'

test.use({ only: { width: 'desk', language: 'en' } })

test('loads every picture from the object store [AP-32]', async ({ page, environment }) => {
  await page.goto('/en/device-list')
  const pictures = page.getByRole('main').locator('picture img')
  const count = await pictures.count()
  expect(count).toBeGreaterThan(10)
  for (let n = 0; n < count; n++) {
    const picture = pictures.nth(n)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
    const src = await picture.evaluate((img: HTMLImageElement) => img.currentSrc)
    expect(src.startsWith(`${environment.objectsUrl}/device/`)).toBe(true)
  }
})
