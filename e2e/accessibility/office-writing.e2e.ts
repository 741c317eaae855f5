import { LOCALES } from '@ironsouq/i18n/locales'
import { expect, test } from '../backoffice/office.ts'
import { examine, type Step } from './examine.ts'

test('what staff write is accessible [BO-2] [NW-1] [NW-3] [NW-6]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
}) => {
  await signIn()
  const draft: Step = async ({ page, t }) => {
    const language = LOCALES.en.name
    await page.getByLabel(t('backofficeNews.headlineIn', { language })).fill(`Yards ${Date.now()}`)
    await page.getByRole('button', { name: t('backofficeNews.begin') }).click()
    await page.waitForURL(/\/[\da-f-]{36}$/)
    const side = page.getByRole('region', { name: language, exact: true })
    await expect(side.getByRole('textbox', { name: t('backofficeNews.text') })).toBeVisible()
  }
  await examine({ page, context, environment, variant }, 'office', [
    { name: 'a news article', path: '/news/new', step: draft },
    { name: 'a help article', path: '/help/new', step: draft },
    {
      name: 'to leave a form',
      path: '/news/new',
      part: '[role="alertdialog"]',
      width: 'desk',
      step: async (at) => {
        await draft(at)
        const { page, t } = at
        const side = page.getByRole('region', { name: LOCALES.en.name, exact: true })
        await side.getByLabel(t('backofficeNews.headline'), { exact: true }).fill('In winter')
        await page.getByRole('link', { name: t('portal.today') }).click()
        const name = t('portal.leaveTitle')
        await expect(page.getByRole('alertdialog', { name })).toBeVisible()
      },
    },
    {
      name: 'what someone else saved',
      path: '/news/new',
      part: '[role="alertdialog"]',
      step: async (at) => {
        await draft(at)
        const { page, t } = at
        const change = async (to: typeof page, words: string) => {
          const side = to.getByRole('region', { name: LOCALES.en.name, exact: true })
          await side.getByLabel(t('backofficeNews.headline'), { exact: true }).fill(words)
          await to.getByRole('button', { name: t('portal.save'), exact: true }).click()
        }
        const other = await page.context().newPage()
        await other.goto(page.url())
        await change(other, 'In Ramadan')
        await expect(other.getByText(t('portal.saved'))).toBeVisible()
        await other.close()
        await change(page, 'In winter')
        const name = t('portal.conflictTitle')
        await expect(page.getByRole('alertdialog', { name })).toBeVisible()
      },
    },
    {
      name: 'an announcement',
      path: '/announcements',
      step: async ({ page, t }) => {
        await page.getByRole('link', { name: t('backofficeAnnouncement.add') }).click()
        await expect(page.getByLabel(t('backofficeAnnouncement.startsAt'))).toBeVisible()
      },
    },
    {
      name: 'a branch',
      path: '/branches',
      step: async ({ page, t }) => {
        await page.locator('tbody [role="row"] a').first().click()
        await expect(page.getByRole('textbox', { name: t('backofficeBranch.poBox') })).toBeVisible()
      },
    },
    { name: 'a holiday', path: '/holidays/new' },
    {
      name: 'a film',
      path: '/videos/new',
      step: async ({ page, t }) => {
        await page.getByLabel(t('backofficeVideo.englishTitle')).fill(`Draft ${Date.now()}`)
        await page.getByRole('button', { name: t('backofficeVideo.create') }).click()
        await expect(page.locator('input[type="file"]')).toBeAttached()
      },
    },
    { name: 'texts', path: '/texts?group=portalAccount' },
    {
      name: 'a text with its forms',
      path: '/texts?group=portalAccount',
      step: async ({ page, t }) => {
        await page.getByRole('link', { name: 'portalAccount.codesLeft' }).click()
        await page.getByRole('textbox', { name: 'Deutsch' }).fill('{count, plural, other {#}}')
        await expect(page.getByRole('region', { name: t('backofficeText.preview') })).toBeVisible()
      },
    },
    {
      name: 'a file of texts',
      path: '/texts',
      step: async ({ page, t }) => {
        await page.getByRole('link', { name: t('backofficeTextFile.title') }).click()
        await page.locator('input[type=file]').setInputFiles({
          name: 'texts-ar-AE.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('key,English,ar-AE,note\r\ncommon.noSuchText,,x,'),
        })
        await page.waitForLoadState('networkidle')
      },
    },
  ])
})
