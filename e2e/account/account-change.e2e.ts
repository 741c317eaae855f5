import { sessionEndpoints } from '@ironsouq/contract/session/session.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expectAccessible } from '../environment/accessibility.ts'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { codeFor } from '../environment/mailbox.ts'
import { sql } from '../environment/sql.ts'
import { createMember } from './member.ts'

const en = translator('en')

const EXPIRE_PROOF = 'update session set proved_at = null where subject_id = $1'

test('a change of the account asks for a proof of identity and then goes on [ID-15]', async ({
  page,
  context,
  environment,
}) => {
  const member = await createMember(environment)
  await member.signIn(context)
  await member.anotherSession()
  await sql(environment.databaseUrl, EXPIRE_PROOF, [member.memberId])
  await open(page, '/en/user-center/security')
  await page.getByRole('button', { name: en('settings.logOutOthers') }).click()
  const dialog = page.getByRole('dialog', { name: en('settings.proveTitle') })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  expect(await member.call(sessionEndpoints.list)).toHaveLength(2)

  await dialog.getByRole('button', { name: en('shell.sendCode') }).click()
  const code = await codeFor(member.mail)
  const field = dialog.getByLabel(en('settings.proveCode'))
  await field.fill(code === '000000' ? '111111' : '000000')
  const confirm = dialog.getByRole('button', { name: en('settings.proveConfirm') })
  await confirm.click()
  await expect(dialog).toContainText(en('error.codeWrongLeft', { left: 4 }))
  await field.fill(code)
  await confirm.click()
  await expect(dialog).toBeHidden()
  const panel = page.getByRole('region', { name: en('settings.signedIn') })
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  expect(await member.call(sessionEndpoints.list)).toHaveLength(1)
})
