import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { codeFor, linkFor } from '../environment/mailbox.ts'
import { createMember } from './member.ts'

const en = translator('en')

/** Long ago: the session no longer proves who it is. */
const signedInAt = new Date(Date.now() - 3_600_000)

test(
  'a change of the account asks for a proof of identity and then goes on [ID-15]',
  { tag: '@en-only' },
  async ({ page, context, environment }) => {
    const member = await createMember(environment, { signedInAt })
    await member.signIn(context)
    await member.anotherSession()
    await open(page, '/en/user-center/security')
    await page.getByRole('button', { name: en('settings.logOutOthers') }).click()
    const dialog = page.getByRole('dialog', { name: en('settings.proveTitle') })
    await expect(dialog).toBeVisible()
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
    const panel = page.getByRole('region', { name: en('settings.activeSessions') })
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    expect(await member.call(sessionEndpoints.list)).toHaveLength(1)
  },
)

test('the owner undoes a changed address by the mail to the former one [ID-15]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const member = await createMember(environment, { locale: language, signedInAt })
  await member.signIn(context)
  const stolen = `stolen-${member.memberId}@example.com`
  await open(page, `/${language}/user-center/security`)
  const ways = page.getByRole('region', { name: t('settings.loginMethods') }).getByRole('listitem')
  const row = ways.filter({ has: page.getByRole('heading', { name: t('settings.email') }) })
  await row.getByText(t('settings.change'), { exact: true }).click()
  await row.getByLabel(t('settings.newEmail')).fill(stolen)
  await row.getByRole('button', { name: t('shell.sendCode') }).click()
  const dialog = page.getByRole('dialog', { name: t('settings.proveTitle') })
  await dialog.getByRole('button', { name: t('shell.sendCode') }).click()
  await dialog.getByLabel(t('settings.proveCode')).fill(await codeFor(member.mail))
  await dialog.getByRole('button', { name: t('settings.proveConfirm') }).click()
  await expect(dialog).toBeHidden()
  // The refused command went on: the code is on its way to the new address.
  await row.getByLabel(t('settings.code')).fill(await codeFor(stolen))
  await row.getByRole('button', { name: t('settings.verify') }).click()
  await expect(row).toContainText(stolen)

  const link = await linkFor(member.mail, /\/\w+\/undo-change\?ticket=[\w.-]+/)
  await open(page, link.replace(/^\/\w+/, `/${language}`))
  await expect(page.getByRole('main')).toContainText('s•••@example.com')
  await expectAccessible(page)
  expect(await member.call(memberEndpoints.profile)).toMatchObject({ mail: stolen })
  await page.getByRole('button', { name: t('accountChange.undo') }).click()
  await expect(page.getByRole('heading', { name: t('accountChange.doneTitle') })).toBeVisible()
  await expect(member.call(memberEndpoints.profile)).rejects.toMatchObject({ code: 'A00004' })
  await page.getByRole('link', { name: t('accountChange.choosePassword') }).click()
  await expect(page).toHaveURL(new RegExp(`/${language}/check-account`))
})

test('the page of a link that is not ours says so', { tag: '@en-only' }, async ({ page }) => {
  await open(page, '/en/undo-change?ticket=x')
  await expect(page.getByRole('heading', { name: en('accountChange.overTitle') })).toBeVisible()
})
