import { translator } from '@ironsouq/i18n/translate'
import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

const t = translator('en')

test.describe('the frame of the back office [BO-2]', () => {
  test(
    'sends a person without a session to the login, and back to where they were',
    { tag: ['@desk-only', '@en-only'] },
    async ({ page }) => {
      await page.goto('/audit?size=100')
      await expect(page).toHaveURL(/\/login\?to=%2Faudit%3Fsize%3D100$/)
    },
  )

  test(
    'shows its screens, commands and keys',
    { tag: '@desk-only' },
    async ({ page, signIn, language, t }) => {
      await signIn({ locale: language, theme: language === 'ar' ? 'dark' : 'light' })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: t('portal.today') })).toBeAttached()
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('menuitem', { name: t('portal.today') })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: t('portal.keys') })).toBeVisible()
    },
  )

  test(
    'asks for its first screen in the language of the reader while the texts still load',
    { tag: ['@desk-only', '@en-only'] },
    async ({ page, signIn }) => {
      await signIn({ locale: 'de' })
      const asking = page.waitForRequest(/\/p\/staff\/product\/list/)
      await page.route('**/texts/de.json', async (route) => {
        await asking
        await route.continue()
      })
      await page.goto('/products')
      expect((await asking).headers()['locale']).toBe('de')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    },
  )

  test(
    'changes language and theme without a new page',
    { tag: ['@desk-only', '@en-only'] },
    async ({ page, signIn }) => {
      await signIn()
      await page.goto('/')
      await page.getByRole('button', { name: /^Language/ }).click()
      await page.getByRole('menuitem', { name: 'Deutsch' }).click()
      const de = translator('de')
      await expect(page.getByRole('heading', { level: 1, name: de('portal.today') })).toBeVisible()
      await page.getByRole('button', { name: de('portal.account') }).click()
      await page.getByRole('menuitem', { name: de('portal.themeDark') }).click()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    },
  )

  test(
    'logs out, and the cookie is gone',
    { tag: ['@desk-only', '@en-only'] },
    async ({ page, signIn, context }) => {
      await signIn()
      await page.goto('/')
      await page.getByRole('button', { name: t('portal.account') }).click()
      await page.getByRole('menuitem', { name: t('portal.signOut') }).click()
      await expect(page).toHaveURL(/\/login$/)
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('staff')
    },
  )
})
