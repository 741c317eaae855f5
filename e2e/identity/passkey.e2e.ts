import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { CHROMIUM, FLAGS } from '../environment/browser.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { addAuthenticator } from './authenticator.ts'
import { accountLink, test } from './login-page.ts'
import { createMember } from './member.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const en = translator('en')

// The headless shell offers no passkeys in the fields of a form; Chromium itself does.
test.use({ launchOptions: { executablePath: CHROMIUM, args: FLAGS } })

/** Creates a passkey for the signed-in member, as the security page does. */
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

test('logs in with a passkey after consent to the terms [RT-15]', async ({
  page,
  context,
  environment,
}) => {
  const member = await createMember(environment)
  await member.signIn(context)
  await open(page, '/en/device-list')
  await addAuthenticator(page)
  await addPasskey(page)
  await page.waitForLoadState('networkidle') // requests with the member's cookies are done
  await context.clearCookies()

  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await open(page, '/en/login?back=%2Fen%2Fdevice-list')
  const passkey = page.getByRole('button', { name: en('login.passkey') })
  await passkey.click()
  const agreed = page.getByRole('checkbox')
  await expect(agreed).toBeFocused()
  await expect(agreed).toHaveAccessibleDescription(en('error.termsNotAgreed'))
  await agreed.check()
  await passkey.click()
  await expect(page).toHaveURL('/en/device-list')
  await expect(accountLink(page, 'en', member.nickName)).toBeVisible()
  expect(warnings).toEqual([])
})
