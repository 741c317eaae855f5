import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'

test.use({ only: { width: 'desk', language: 'en' } })

test.use({ expectedMessages: /Failed to load resource/ })

test('a picture that cannot be loaded shows a placeholder, in ten languages [FM-5]', async ({
  page,
}) => {
  // Ten pages, one after the other.
  test.slow()
  await page.route(/\.(avif|webp)(\?|$)/, (route) => route.abort())
  for (const locale of LOCALE_CODES) {
    await open(page, `/${locale}/device-list`)
    const card = page.getByRole('article').first()
    await expect(card.getByText(translator(locale)('common.imageFailed'))).toBeVisible()
    await expect(card.locator('picture')).toHaveCount(0)
  }
})
