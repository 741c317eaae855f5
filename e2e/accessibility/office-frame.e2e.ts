import { expect, test } from '../backoffice/office.ts'
import { examine } from './examine.ts'

test('the frame of the back office is accessible [BO-2] [AP-16]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
}) => {
  const visit = { page, context, environment, variant }
  const login = { name: 'login', path: '/login' }
  const gone = { name: 'an invitation that is over', path: '/invitation#forged' }
  await examine(visit, 'office', [login, gone])
  await signIn({ permissions: ['audit.read'] })
  await examine(visit, 'office', [
    { name: 'without permission', path: '/members' },
    {
      name: 'notifications',
      path: '/',
      part: '[role="dialog"]',
      step: async ({ page, t, isPhone }) => {
        if (isPhone) await page.getByRole('button', { name: t('portal.menu') }).click()
        await page.getByRole('button', { name: t('portal.notifications') }).click()
        await expect(page.getByText(t('portal.notificationsNone'))).toBeVisible()
      },
    },
  ])
  await signIn()
  await examine(visit, 'office', [
    {
      name: 'today',
      path: '/',
      step: ({ page, t }) =>
        expect(
          page.getByRole('heading', { name: t('backofficeAnalytics.viewsPerDay') }),
        ).toBeVisible(),
    },
    {
      name: 'commands',
      path: '/',
      part: '[role="dialog"]',
      step: async ({ page, t }) => {
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('menuitem', { name: t('portal.today') })).toBeVisible()
      },
    },
    {
      name: 'records among the commands',
      path: '/',
      part: '[role="dialog"]',
      step: async ({ page }) => {
        await page.keyboard.press('Control+k')
        await page.keyboard.type('caterpillar')
        await expect(page.getByRole('menuitem').first()).toBeVisible()
      },
    },
    {
      name: 'keys',
      path: '/',
      step: async ({ page, t }) => {
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog', { name: t('portal.keys') })).toBeVisible()
      },
    },
    { name: 'figures of the stock', path: '/figures/stock' },
    { name: 'figures of the mall', path: '/figures/mall' },
    { name: 'figures of visits', path: '/figures?days=7' },
    { name: 'members', path: '/members' },
    {
      name: 'a member',
      path: '/members',
      step: async ({ page }) => {
        await page.locator('tbody [role="row"] a').first().click()
        await page.waitForURL(/\/members\/[0-9a-f-]{36}$/)
        await page.waitForLoadState('networkidle')
      },
    },
    {
      name: 'a saved view',
      path: '/members?q=a&sort=-nickName',
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('portal.viewSave') }).click()
        await page.getByLabel(t('portal.viewName')).fill('Newest first')
        await page.keyboard.press('Enter')
        const views = page.getByRole('navigation', { name: t('portal.views') })
        await expect(views.getByRole('button', { name: 'Newest first' })).toBeVisible()
      },
    },
    { name: 'staff', path: '/staff' },
    {
      name: 'roles',
      path: '/roles',
      step: ({ page, t }) =>
        expect(page.locator(`table[aria-label="${t('backofficeStaff.matrix')}"]`)).toBeVisible(),
    },
  ])
})
