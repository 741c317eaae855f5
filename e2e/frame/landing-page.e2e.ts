import { translator } from '@ironsouq/i18n/translate'
import { expectAccessible, themeFor } from '../environment/accessibility.ts'
import { expect, test } from '../environment/fixtures.ts'

for (const locale of ['en', 'ar'] as const)
  test(
    `a category and a brand have a landing page that passes axe in ${locale} [AP-1] [AP-16]`,
    { tag: '@phone' },
    async ({ page, request }, { project }) => {
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      const sitemap = await (await request.get('/sitemap/brands.xml')).text()
      const brand = new RegExp(`<loc>[^<]*(/${locale}/[^<]*)</loc>`).exec(sitemap)?.[1] ?? ''
      for (const path of [`/${locale}/machines/excavators`, brand]) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
        await expect(page).toHaveTitle(new RegExp(translator(locale)('common.brand')))
        await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', page.url())
        await expect(page.getByRole('table').first()).toBeVisible()
        await expect(page.getByRole('article').first()).toBeVisible()
        await expectAccessible(page)
      }
      await page.goto(`/${locale}/machines/excavators`)
      await page.locator('h1 ~ p a').click()
      await expect(page).toHaveURL(`/${locale}/device-list?category=excavators`)
    },
  )
