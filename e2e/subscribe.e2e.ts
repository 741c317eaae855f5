import { randomUUID } from 'node:crypto'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from './fixtures.ts'
import { linkFor } from './mailbox.ts'

const LINK = { confirm: /http\S+\/confirm\?ticket=\S+/, cancel: /http\S+\/cancel\?ticket=\S+/ }

/** What the confirmation mail leads to, once it has arrived. */
const linksFor = async (address: string) => ({
  confirm: await linkFor(address, LINK.confirm),
  cancel: await linkFor(address, LINK.cancel),
})

const anAddress = () => `${randomUUID()}@reader.example`

for (const locale of ['en', 'ar'] satisfies LocaleCode[])
  test(`the weekly notice is asked for at home, confirmed from a mail and ended, in ${locale} [RT-1]`, async ({
    page,
  }) => {
    const t = translator(locale)
    const email = anAddress()
    await page.goto(`/${locale}`)
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
  })

test('a wrong address is named where it is to be mended, and the focus is there [FM-3]', async ({
  page,
}) => {
  const t = translator('en')
  await page.goto('/en/subscribe')
  const field = page.getByRole('textbox', { name: t('subscription.emailLabel') })
  await page.getByRole('button', { name: t('subscription.submit') }).click()
  await expect(field).toBeFocused() // required: the browser itself refuses an empty one
  await field.fill('buyer@yard') // an address for the browser, but none of the specification's
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(t('subscription.wrongEmail'))
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(t('subscription.wrongEmail'))
  await expect(field).toHaveValue('buyer@yard')
})

test('a link that no longer works says so and leads on', async ({ page }) => {
  const t = translator('en')
  await page.goto(`/en/subscribe/confirm?ticket=${'x'.repeat(43)}`)
  await page.getByRole('button', { name: t('subscription.confirmAction') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscription.brokenTitle'))
  await page.getByRole('link', { name: t('subscription.title') }).click()
  await expect(page).toHaveURL(/\/en\/subscribe$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the weekly notice is asked for all the same [RT-1]', async ({ page }) => {
    const t = translator('en')
    const email = anAddress()
    await page.goto('/en/subscribe')
    await page.getByRole('textbox', { name: t('subscription.emailLabel') }).fill(email)
    await page.getByRole('button', { name: t('subscription.submit') }).click()
    await expect(page.getByText(t('subscription.doneBody', { email }))).toBeVisible()
    expect((await linksFor(email)).cancel).toContain('/en/subscribe/cancel')
  })
})
