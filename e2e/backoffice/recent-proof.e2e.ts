import { createHash, randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { sql } from '../environment/sql.ts'
import { expect, test } from './office.ts'

test('an invitation asks for a proof of identity in an old session, and is sent after it [ID-19]', async ({
  page,
  signIn,
  environment: { databaseUrl },
}) => {
  const t = translator('en')
  const staffId = await signIn()
  const code = 'abcd-efgh-jkmn-pqrs'
  const codeHash = createHash('sha256').update(code.replaceAll('-', '')).digest()
  await sql(
    databaseUrl,
    `insert into staff_recovery_code (staff_id, code_hash, created_at) values ($1, $2, now())`,
    [staffId, codeHash],
  )
  const longAgo = `update session set proved_at = now() - interval '11 minutes' where subject_id = $1`
  await sql(databaseUrl, longAgo, [staffId])
  const email = `${randomUUID()}@office.example`
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/staff')
  await button(t('portalPeople.invite')).click()
  await page.getByRole('textbox', { name: t('portalPeople.name'), exact: true }).fill('Noor Saleh')
  await page.getByRole('textbox', { name: t('portalPeople.email'), exact: true }).fill(email)
  await button(t('portalPeople.sendInvitation')).click()

  const proof = page.getByRole('dialog', { name: t('portalAccount.proveTitle') })
  await proof.getByLabel(t('portalSignIn.code')).fill('aaaa-bbbb-cccc-dddd')
  await proof.getByRole('button', { name: t('portalSignIn.confirm') }).click()
  await expect(proof.getByText(t('error.secondFactorWrong')).first()).toBeVisible()
  await proof.getByLabel(t('portalSignIn.code')).fill(code)
  await proof.getByRole('button', { name: t('portalSignIn.confirm') }).click()
  await expect(page.getByText(t('portalPeople.sent', { email }))).toBeVisible()
  await expect(proof).toBeHidden()
})
