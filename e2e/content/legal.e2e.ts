import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'

test.use({ only: { width: 'desk', language: 'ar' } })

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
