import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'

test('a category and a brand have a landing page [AP-1] [AP-16]', async ({
  page,
  request,
  language,
}) => {
  const sitemap = await (await request.get('/sitemap/brands.xml')).text()
  const brand = new RegExp(`<loc>[^<]*(/${language}/[^<]*)</loc>`).exec(sitemap)?.[1] ?? ''
  for (const path of [`/${language}/machines/excavators`, brand]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expect(page).toHaveTitle(new RegExp(translator(language)('common.brand')))
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', page.url())
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await page.goto(`/${language}/machines/excavators`)
  await page.locator('h1 ~ p a').click()
  await expect(page).toHaveURL(`/${language}/device-list?category=excavators`)
})
