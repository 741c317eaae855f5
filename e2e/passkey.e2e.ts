import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { accountLink, open, test } from './login.ts'
import { aMember } from './member.ts'
import { aDevice } from './passkey-device.ts'

/** Makes a passkey for whoever is signed in, as the page of his account does. */
const addPasskey = (page: Page) =>
  page.evaluate(async () => {
    const post = async (path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' }
      const text = body && { body: JSON.stringify(body), headers }
      const reply = await fetch(`/api/p/passkey/${path}`, { method: 'POST', ...text })
      return ((await reply.json()) as { data: { ticket: string; options: object } }).data
    }
    const { ticket, options } = await post('options')
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    )
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    await post('add', { ticket, response: made.toJSON() as object, name: 'This laptop' })
  })

test('logs in with a passkey, once the terms are agreed to [RT-15]', async ({
  page,
  context,
  stage,
}) => {
  const member = await aMember(stage)
  await member.signIn(context)
  await open(page, '/en/device-list')
  await aDevice(page)
  await addPasskey(page)
  await page.waitForLoadState('networkidle') // what the page asks of the member is answered
  await context.clearCookies()

  await open(page, '/en/login?back=%2Fen%2Fdevice-list')
  const passkey = page.getByRole('button', { name: 'Use a passkey' })
  await passkey.click()
  const agreed = page.getByRole('checkbox')
  await expect(agreed).toBeFocused()
  await expect(agreed).toHaveAccessibleDescription(/agree to the terms/)
  await agreed.check()
  await passkey.click()
  await expect(page).toHaveURL('/en/device-list')
  await expect(accountLink(page, 'en', member.nickName)).toBeVisible()
})
