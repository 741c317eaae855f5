import { translator } from '@ironsouq/i18n/translate'
import { expectAccessible, overflowOf, themeFor } from '../environment/accessibility.ts'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'

const CLAUSES = 19

test('the terms have a plain summary beside every clause, and a table of contents [RT-20]', async ({
  page,
}) => {
  const t = translator('ar')
  await page.goto('/ar/terms-page')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(CLAUSES)
  await expect(page.getByText(t('legal.template'))).toBeVisible()
  await expect(page.getByText(t('legal.terms7Say'))).toBeVisible()
  const contents = page.getByRole('navigation', { name: t('legal.contents') })
  await contents.getByRole('link', { name: t('legal.privacy6Title') }).click()
  await expect(page.locator('#privacy-6')).toBeInViewport()
})

for (const locale of ['en', 'ar'] as const)
  test(`the help center shows the answers that contain what is typed, in ${locale} [RT-12]`, async ({
    page,
  }) => {
    const t = translator(locale)
    await open(page, `/${locale}/help-center`)
    const questions = page.getByRole('main').locator('summary')
    const all = await questions.count()
    const field = page.getByRole('searchbox', { name: t('legal.helpSearch') })
    await field.fill(t('legal.helpGrading1Q').slice(0, -1))
    await expect(questions).toHaveText([t('legal.helpGrading1Q')])
    await expect(page.getByText(t('legal.helpGrading1A'))).toBeVisible()
    await field.fill('zzzzzzzz')
    await expect(questions).toHaveCount(0)
    await expect(page.getByRole('status').getByText(t('legal.helpNothing'))).toBeVisible()
    await field.fill('')
    await expect(questions).toHaveCount(all)
  })

for (const locale of ['en', 'ar'])
  test(
    `terms, help and company pages pass axe in ${locale} [RT-20]`,
    { tag: '@phone' },
    async ({ page }, { project }) => {
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      for (const path of [
        '/terms-page',
        '/help-center',
        '/user-center/about-us',
        '/user-center/help-center',
      ]) {
        await page.goto(`/${locale}${path}`)
        await expectAccessible(page)
        expect([path, await overflowOf(page)]).toEqual([path, 0])
      }
    },
  )
