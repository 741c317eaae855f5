import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { linkFor } from '../environment/mailbox.ts'

const LINK = { confirm: /http\S+\/confirm\?ticket=\S+/, cancel: /http\S+\/cancel\?ticket=\S+/ }

/** The links of the confirmation mail. */
const linksFor = async (address: string) => ({
  confirm: await linkFor(address, LINK.confirm),
  cancel: await linkFor(address, LINK.cancel),
})

const randomAddress = () => `${randomUUID()}@reader.example`

test(
  'subscribes on the home page, confirms by mail and unsubscribes [RT-1]',
  { tag: '@desk-only' },
  async ({ page, language, t }) => {
    const email = randomAddress()
    await page.goto(`/${language}`)
    const field = page.getByRole('textbox', { name: t('subscription.emailLabel') })
    await field.fill(email)
    await field.press('Enter')
    await expect(page.getByText(t('subscription.doneBody', { email }))).toBeVisible()
    const { confirm, cancel } = await linksFor(email)
    await page.goto(confirm)
    await page.getByRole('button', { name: t('subscription.confirmAction') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('subscription.confirmedTitle'),
    )
    await page.goto(cancel)
    await page.getByRole('button', { name: t('subscription.cancelAction') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('subscription.cancelledTitle'),
    )
  },
)

test(
  'focuses a wrong address and explains it [FM-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    const t = translator('en')
    await page.goto('/en/subscribe')
    const field = page.getByRole('textbox', { name: t('subscription.emailLabel') })
    await page.getByRole('button', { name: t('subscription.submit') }).click()
    await expect(field).toBeFocused() // required: the browser refuses an empty one
    await field.fill('buyer@yard') // valid for the browser, not for the specification
    await field.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(t('subscription.wrongEmail'))
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(t('subscription.wrongEmail'))
    await expect(field).toHaveValue('buyer@yard')
  },
)

test(
  'explains an expired link and leads on',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    const t = translator('en')
    await page.goto(`/en/subscribe/confirm?ticket=${'x'.repeat(43)}`)
    await page.getByRole('button', { name: t('subscription.confirmAction') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscription.brokenTitle'))
    await page.getByRole('link', { name: t('subscription.title') }).click()
    await expect(page).toHaveURL(/\/en\/subscribe$/)
  },
)
