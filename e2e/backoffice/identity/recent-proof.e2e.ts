import { createHash, randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { staffPortal } from '../../../apps/server/src/features/identity/staff-sign-in/staff-sign-in.service.ts'
import { serverCtx } from '../../environment/ctx.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'en' } })

test('an invitation asks for a proof of identity in an old session, and is sent after it [ID-19]', async ({
  page,
  signIn,
}) => {
  const t = translator('en')
  const staffId = await signIn({ signedInAt: new Date(Date.now() - 11 * 60_000) })
  const code = 'abcd-efgh-jkmn-pqrs'
  const codeHash = createHash('sha256').update(code.replaceAll('-', '')).digest()
  const { recoveryCode } = staffPortal.tables
  const row = { ownerId: staffId, codeHash, createdAt: new Date() }
  await serverCtx().db.insert(recoveryCode).values(row)
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
