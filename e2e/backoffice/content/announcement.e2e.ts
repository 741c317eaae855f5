import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk' } })

test('staff write, schedule and withdraw an announcement [NW-6]', async ({
  page,
  signIn,
  language,
  t,
}) => {
  await signIn({ permissions: ['notice.edit'], locale: language })
  await page.goto('/announcements')
  await page.getByRole('link', { name: t('backofficeAnnouncement.add') }).click()
  await page.getByLabel(t('backofficeAnnouncement.startsAt')).fill('2030-01-01T08:00')
  const title = page.getByRole('textbox', { name: t('backofficeAnnouncement.heading') })
  const body = page.getByRole('textbox', { name: t('backofficeAnnouncement.body') })
  await title.first().fill(`Stocktaking ${language}`)
  await body.first().fill('The yards are closed for a day.')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
  await expect(page.getByText(t('backofficeAnnouncement.stateScheduled'))).toBeVisible()
  await page.getByRole('button', { name: t('backofficeAnnouncement.withdraw') }).click()
  await expect(page.getByText(t('backofficeAnnouncement.stateWithdrawn'))).toBeVisible()
  await page.goto('/announcements')
  await expect(page.getByRole('link', { name: `Stocktaking ${language}` })).toBeVisible()
})
