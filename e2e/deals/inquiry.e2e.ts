import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import type { Page } from '@playwright/test'
import { expect } from '../environment/fixtures.ts'
import { hydrated, open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { createAccount } from '../identity/account.ts'
import { passwordForm, test } from '../identity/login-page.ts'

const CONTENT = 'Is the <b>swing motor</b> sealed?\nPlease quote to Dammam.'
const ANSWER = 'The seal is <script>alert(1)</script> included.'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

test('an inquiry survives reload and login, and its answer is unread until it is opened [RT-6] [RT-7] [RT-26] [IN-1] [IN-3] [IN-4] [IN-5] [ID-14] [FM-2]', async ({
  page,
  api,
  machine,
  language,
  t,
}) => {
  const who = await createAccount()
  await open(page, `/${language}/inquiry?deviceId=${machine.deviceId}`)
  await expect(field(page, 'subject')).toHaveValue(new RegExp(String(machine.yearMade)))
  await field(page, 'content').fill('   ')
  await field(page, 'subject').fill('Swing motor')
  await field(page, 'quantity').fill('2')
  await field(page, 'to').selectOption('SA')
  await page.getByText(t('inquiry.pointWarranty')).click()
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'subject')).toHaveValue('Swing motor')
  await expect(field(page, 'quantity')).toHaveValue('2')
  expect(await overflowOf(page)).toBe(0)

  const send = page.getByRole('button', { name: t('inquiry.send') })
  await send.click()
  const dialog = page.getByRole('dialog', { name: t('shell.loginToRequestQuote') })
  await expect(dialog).toContainText(t('shell.loginFirst'))
  await passwordForm(dialog, language).send(who)
  await expect(page.getByText(t('error.contentBlank'))).toBeVisible()
  await expect(page.getByText(t('inquiry.submittedFailed'))).toBeVisible()
  await field(page, 'content').fill(CONTENT)
  await send.click()
  await expect(page).toHaveURL(/\/inquiry-detail\/[\w-]{36}\?sent=1$/)
  await expect(page.getByText(t('inquiry.reviewLead'))).toBeVisible()
  await expect(page.getByText('<b>swing motor</b>')).toBeVisible()
  const warranty = page.getByText(t('inquiry.pointWarranty'), { exact: true })
  await expect(warranty.filter({ visible: true })).toBeVisible()
  const inquiryId = /inquiry-detail\/([\w-]+)/.exec(page.url())?.[1] ?? ''

  const staff = api()
  await staff(inquiryStaffEndpoints.push, { body: { inquiryId, recipient: 'seller' } })
  const body = { inquiryId, body: ANSWER, isForSeller: true }
  await staff(inquiryStaffEndpoints.reply, { body })
  await open(page, `/${language}/user-center/inquiry-list`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Swing motor' })
  await expect(row).toContainText(t('inquiry.unread', { count: 1 }))
  await row.getByRole('link').click()
  await expect(page.getByText(ANSWER)).toBeVisible()
  await expect(page.getByText(t('inquiry.isNew'), { exact: true })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  await field(page, 'body').fill('Thank you')
  await page.getByRole('button', { name: t('inquiry.sendMessage') }).click()
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
  await expect(field(page, 'body')).toHaveValue('')
  await open(page, `/${language}/user-center/inquiry-list`)
  await expect(row).toBeVisible()
  await expect(row).not.toContainText(t('inquiry.unread', { count: 1 }))
  // What was sent is no longer a draft.
  await open(page, `/${language}/inquiry?deviceId=${machine.deviceId}`)
  await expect(field(page, 'content')).toHaveValue('')
})
