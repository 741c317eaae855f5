import { expect } from '../environment/fixtures.ts'
import { createAccount } from '../identity/account.ts'
import { passwordForm, test as withAddress } from '../identity/login-page.ts'
import { newVisitor } from '../identity/register-page.ts'
import { examine } from './examine.ts'

// The browser reports a page that is not there, and that it lacks an interface for passkeys.
const EXPECTED = /status of [45]\d\d|Resident credentials/

withAddress.use({ expectedMessages: EXPECTED })

withAddress(
  'login, registration and reset are accessible [RT-15] [RT-16] [RT-17] [RT-19] [ID-9]',
  async ({ page, context, environment, variant }) => {
    const protectedOne = await createAccount({ hasSecondFactor: true })
    await examine({ page, context, environment, variant }, 'shop', [
      { name: 'login', path: '/login' },
      { name: 'login by email', path: '/login?by=email' },
      { name: 'login by mobile', path: '/login?by=mobile' },
      {
        name: 'login without an account',
        path: '/login',
        step: async ({ page, t }) => {
          await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
          await expect(page.getByLabel(t('login.account'))).toBeFocused()
        },
      },
      {
        name: 'login over a page',
        path: '/device-list',
        part: '[role=dialog]',
        step: async ({ page, t }) => {
          const name = t('shell.account')
          const banner = page.getByRole('banner')
          await banner.getByRole('link', { name, exact: true }).click()
          const dialog = page.getByRole('dialog', { name: t('shell.loginFirst') })
          await expect(dialog.getByLabel(t('login.account'))).toBeVisible()
        },
        width: 'desk',
      },
      {
        name: 'the second step of a login',
        path: '/login',
        step: async ({ page, language, t }) => {
          await passwordForm(page, language).send(protectedOne)
          await expect(page.getByLabel(t('login.secondStepCode'))).toBeFocused()
        },
      },
      {
        name: 'the second step of a login over a page',
        path: '/device-list',
        step: async ({ page, language, t }) => {
          const saved = page.getByRole('main').getByLabel(t('device.save', { title: '' }).trim())
          await saved.first().click()
          const dialog = page.getByRole('dialog', { name: t('shell.loginToSave') })
          await passwordForm(dialog, language).send(protectedOne)
          await expect(dialog.getByLabel(t('login.secondStepCode'))).toBeFocused()
        },
      },
      {
        name: 'a registration with its code',
        path: '/register',
        step: async ({ page, t }) => {
          const field = page.getByLabel(t('register.email'), { exact: true })
          await field.fill(newVisitor().email)
          await page.getByRole('button', { name: t('shell.sendCode') }).click()
          await expect(page.getByLabel(t('register.codeFromEmail'))).toBeVisible()
        },
      },
      {
        name: 'a registration with errors',
        path: '/register/form',
        step: async ({ page, t }) => {
          await page.getByRole('button', { name: t('register.createAccount') }).click()
          await expect(page.getByText(t('error.termsNotAgreed'))).toBeVisible()
        },
      },
      { name: 'the account of a reset', path: '/check-account' },
      {
        name: 'the code of a reset',
        path: '/check-account',
        step: async ({ page, t }) => {
          await page.getByLabel(t('register.which')).fill(newVisitor().account)
          await page.getByRole('button', { name: t('register.sendMe') }).click()
          const heading = page.getByRole('heading', { level: 1 })
          await expect(heading).toHaveText(t('register.codeTitle'))
        },
      },
    ])
  },
)
