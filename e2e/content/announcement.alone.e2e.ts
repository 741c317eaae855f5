import { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { vitalsOf, watchVitals } from '../environment/vitals.ts'
import { NOTIFICATIONS, test } from '../people/member-pages.ts'

const CLS_MAX = 0.01

// On a phone the bar takes the largest share of the screen.
test.use({ viewport: { width: 390, height: 844 } })

const TEXTS = {
  en: { title: 'Gate 2 closes at 16:00 today', body: 'Use gate 1 until tomorrow.' },
  ar: { title: 'تغلق البوابة 2 اليوم الساعة 16:00', body: 'استخدم البوابة 1 حتى الغد.' },
}

test('an important announcement is a bar on every page until it is dismissed or withdrawn [NW-6]', async ({
  page,
  api,
  member,
}) => {
  const announcement = {
    audience: 'everyone' as const,
    languages: [],
    isImportant: true,
    link: null,
    startsAt: new Date(Date.now() - 1000).toISOString(),
    endsAt: null,
  }
  const staff = api()
  const made = await staff(announcementEndpoints.save, { body: { ...announcement, texts: TEXTS } })
  await watchVitals(page)
  for (const locale of ['en', 'ar'] as const) {
    const t = translator(locale)
    const { title, body } = TEXTS[locale]
    const bar = page.getByRole('region', { name: t('shell.announcements') })
    await expect(async () => {
      await page.goto(`/${locale}/terms-page`)
      await expect(bar.getByText(title).first()).toBeVisible({ timeout: 500 })
    }).toPass()
    await open(page, `/${locale}/device-list`)
    await expect(bar.getByText(title).first()).toBeVisible()
    await expectAccessible(page)
    expect((await vitalsOf(page)).cls).toBeLessThanOrEqual(CLS_MAX)
    await bar.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(body)).toBeVisible()

    await page.goto(`/${locale}${NOTIFICATIONS}`)
    const row = page.getByRole('listitem').filter({ hasText: body })
    await expect(row.first()).toBeVisible()
    const ofMember = await member.call(announcementEndpoints.ofMember)
    expect(ofMember.map(({ announcementId }) => announcementId)).toContain(made.announcementId)
  }
  const t = translator('en')
  await open(page, '/en/terms-page')
  await page.getByRole('button', { name: t('shell.dismiss', { title: TEXTS.en.title }) }).click()
  await expect(page.getByText(TEXTS.en.title)).toBeHidden()
  await open(page, '/en/device-list')
  await expect(page.getByText(TEXTS.en.title)).toBeHidden()
  expect((await vitalsOf(page)).cls).toBeLessThanOrEqual(CLS_MAX)

  const { announcementId, version } = made
  await staff(announcementEndpoints.withdraw, { body: { announcementId, version } })
  await expect(async () => {
    await page.goto('/en/terms-page')
    await expect(page.locator('[data-announcement]')).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await page.goto(`/en/notices/${announcementId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('announcement.notFoundTitle'))
})
