import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../portal.ts'

test('a person without a session comes to the login of dealers [ST-4]', async ({
  page,
  speak,
  language,
  t,
}) => {
  await speak(language)
  await page.goto('/machines?state=draft')
  await expect(page).toHaveURL(/\/login\?to=%2Fmachines%3Fstate%3Ddraft$/)
  await expect(page.getByText(t('merchant.signInLead'))).toBeVisible()
  await expect(page.getByText(t('merchant.signInLost'))).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await page.goto('/invitation#forged')
  await expect(page.getByText(t('portalSignIn.invitationGone'))).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
