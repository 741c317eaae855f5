import { translator } from '@ironsouq/i18n/translate'
import { expectAccessible, overflowOf, themeFor } from '../environment/accessibility.ts'
import { expect, test } from '../environment/fixtures.ts'

const CLAUSES = 19

test('the terms have a plain summary beside every clause, and a table of contents [RT-20]', async ({
  page,
}) => {
  const t = translator('ar')
  await page.goto('/ar/terms-page')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(CLAUSES)
  for (const clause of await page.locator('#terms > div > section').all())
    await expect(clause.locator('> div')).toHaveCount(2)
  const contents = page.getByRole('navigation', { name: t('legal.contents') })
  await contents.locator('a[href="#privacy-6"]').click()
  await expect(page.locator('#privacy-6')).toBeInViewport()
})

for (const locale of ['en', 'ar'])
  test(
    `terms, help and company pages pass axe in ${locale} [RT-13] [RT-20] [NW-3]`,
    { tag: '@phone' },
    async ({ page }, { project }) => {
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      for (const path of [
        '/terms-page',
        '/help-center',
        '/user-center/about-us',
        '/help-center/grades',
        '/user-center/help-center',
        '/user-center/help-center/grades',
        '/service-outlets',
      ]) {
        await page.goto(`/${locale}${path}`)
        await expectAccessible(page)
        expect([path, await overflowOf(page)]).toEqual([path, 0])
      }
    },
  )
