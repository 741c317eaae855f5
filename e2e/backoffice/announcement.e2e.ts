import { translator } from '@ironsouq/i18n/translate'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import { expect, test } from './office.ts'

for (const locale of ['en', 'ar'] as const)
  test(`staff write, schedule and withdraw an announcement in ${locale} [NW-6]`, async ({
    page,
    signIn,
  }) => {
    const t = translator(locale)
    await signIn({ permissions: ['notice.edit'], locale })
    await page.goto('/announcements')
    await page.getByRole('link', { name: t('backofficeAnnouncement.add') }).click()
    await page.getByLabel(t('backofficeAnnouncement.startsAt')).fill('2030-01-01T08:00')
    const title = page.getByRole('textbox', { name: t('backofficeAnnouncement.heading') })
    const body = page.getByRole('textbox', { name: t('backofficeAnnouncement.body') })
    await title.first().fill(`Stocktaking ${locale}`)
    await body.first().fill('The yards are closed for a day.')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
    await expect(page.getByText(t('backofficeAnnouncement.stateScheduled'))).toBeVisible()
    await page.getByRole('button', { name: t('backofficeAnnouncement.withdraw') }).click()
    await expect(page.getByText(t('backofficeAnnouncement.stateWithdrawn'))).toBeVisible()
    await page.goto('/announcements')
    await expect(page.getByRole('link', { name: `Stocktaking ${locale}` })).toBeVisible()
  })
