import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from './fixtures.ts'
import { expectForAll } from './for-all.ts'

const PAGES = [
  ['terms-page', 'legal.termsTitle'],
  ['help-center', 'legal.helpTitle'],
  ['user-center/about-us', 'legal.aboutHeading'],
  ['user-center/help-center', 'legal.helpTitle'],
] as const

const CLAUSES = 18

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALE_CODES)
    test(`the terms, the help and the company read in ${locale} [RT-20]`, async ({ page }) => {
      const t = translator(locale)
      for (const [path, heading] of PAGES) {
        const reply = await page.goto(`/${locale}/${path}`)
        expect(reply?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('dir', LOCALES[locale].dir)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading))
      }
    })
})

test('every section of the terms stands beside its plain words, and is linked to [RT-20]', async ({
  page,
}) => {
  const t = translator('ar')
  await page.goto('/ar/terms-page')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(CLAUSES)
  await expect(page.getByText(t('legal.terms7Say'))).toBeVisible()
  const contents = page.getByRole('navigation', { name: t('legal.contents') })
  await contents.getByRole('link', { name: t('legal.privacy6Title') }).click()
  await expect(page.locator('#privacy-6')).toBeInViewport()
})

test('keep nobody out and never scroll sideways [RT-20]', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  for (const locale of ['en', 'ar', 'de'])
    for (const [path] of PAGES) {
      await page.goto(`/${locale}/${path}`)
      await expectForAll(page)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(`${locale}/${path} ${over}`).toBe(`${locale}/${path} 0`)
    }
})
