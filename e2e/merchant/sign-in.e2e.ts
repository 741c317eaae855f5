import { translator } from '@ironsouq/i18n/translate'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import { expect, test } from './portal.ts'

for (const locale of ['en', 'ar'] as const)
  test(`a person without a session comes to the login of dealers, in ${locale} @phone [ST-4]`, async ({
    page,
    speak,
  }) => {
    const t = translator(locale)
    await speak(locale)
    await page.goto('/machines?state=draft')
    await expect(page).toHaveURL(/\/login\?to=%2Fmachines%3Fstate%3Ddraft$/)
    await expect(page.getByText(t('merchant.signInLead'))).toBeVisible()
    await expect(page.getByText(t('merchant.signInLost'))).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)

    await page.goto('/invitation#forged')
    await expect(page.getByText(t('portalSignIn.invitationGone'))).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
