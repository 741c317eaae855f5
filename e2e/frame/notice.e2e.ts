import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'

test.use({ only: { width: 'desk', language: 'ar' } })

test.use({ expectedMessages: /status of 404/ })

test('from a notice that does not exist a reader goes to the home page [NW-4]', async ({
  page,
}) => {
  const t = translator('ar')
  await page.goto('/ar/notices/no-such')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('announcement.notFoundTitle'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.home') })
    .click()
  await expect(page).toHaveURL('/ar')
})
