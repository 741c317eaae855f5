import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { overflowOf } from '../../environment/layout.ts'
import { createMember } from '../../identity/member.ts'
import { expect, test } from '../office.ts'

const CONTENT = 'Is the <b>swing motor</b> sealed? https://yard.example/photos'
const ANSWER = 'The seal is <script>alert(1)</script> included.'

test('staff find an inquiry in the queue, forward it and reply for the seller [BO-2] [IN-3]', async ({
  page,
  signIn,
  environment,
  machine,
  language,
  t,
}) => {
  const buyer = await createMember(environment, { nickName: 'Layla Haddad' })
  const subject = `Swing motor ${randomUUID().slice(0, 8)}`
  const { inquiryId } = await buyer.call(inquiryEndpoints.submit, {
    body: {
      submissionId: randomUUID(),
      deviceId: machine.deviceId,
      subject,
      content: CONTENT,
      country: 'SA',
    },
  })
  const expectSound = async () => {
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
  await signIn({
    permissions: ['inquiry.read', 'inquiry.review', 'inquiry.reply'],
    locale: language,
  })

  await page.goto(`/inquiries?state=unaudited&find=${encodeURIComponent(subject)}`)
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText(t('backofficeInquiry.unread'))
  await expect(row).toContainText(t('backofficeInquiry.signal_links'))
  await expectSound()
  await row.getByText(subject).click()
  await expect(page).toHaveURL(`/inquiries/${inquiryId}`)
  await expect(page.getByText(CONTENT)).toBeVisible()
  const reply = page.getByLabel(t('backofficeInquiry.reply'), { exact: true })
  await expect(reply).toBeHidden()
  await expectSound()

  const forward = { name: t('backofficeInquiry.push'), exact: true }
  await page.getByRole('button', forward).click()
  const dialog = page.getByRole('dialog', { name: t('backofficeInquiry.pushTitle') })
  await dialog.getByRole('button', forward).click()
  await expect(page.getByText(t('backofficeInquiry.pushDone'))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', forward)).toBeHidden()

  await reply.fill(ANSWER)
  await page.getByRole('button', { name: t('backofficeInquiry.send') }).click()
  await expect(page.getByText(ANSWER)).toBeVisible()
  await expect(reply).toHaveValue('')
  await expectSound()
  const { messages, state } = await buyer.call(inquiryEndpoints.detail, {
    query: { inquiryId },
  })
  expect(state).toBe('pushed')
  expect(messages.at(-1)).toMatchObject({
    author: 'staff',
    body: ANSWER,
    sellerName: expect.stringMatching(/./),
  })

  await page.goto(`/inquiries?unread=yes&find=${encodeURIComponent(subject)}`)
  await expect(page.getByText(t('portal.noMatchTitle'))).toBeVisible()
})

test(
  'staff end an inquiry with a reason that the buyer reads [BO-2] [IN-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, signIn, environment, machine }) => {
    const t = translator('en')
    const buyer = await createMember(environment)
    const { inquiryId } = await buyer.call(inquiryEndpoints.submit, {
      body: {
        submissionId: randomUUID(),
        deviceId: machine.deviceId,
        subject: 'Holidays',
        content: 'Cheap flights',
      },
    })
    await signIn({ permissions: ['inquiry.read', 'inquiry.review'] })
    await page.goto(`/inquiries/${inquiryId}`)
    const invalidate = { name: t('backofficeInquiry.invalidate'), exact: true }
    await page.getByRole('button', invalidate).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('backofficeInquiry.reason') }).click()
    await page.getByRole('option', { name: t('backofficeInquiry.reason_notEquipment') }).click()
    await dialog.getByLabel(t('backofficeInquiry.note')).fill('We only sell machines.')
    await dialog.getByRole('button', invalidate).click()
    await expect(page.getByText(t('backofficeInquiry.invalidateDone'))).toBeVisible()
    await expect(page.getByRole('button', invalidate)).toBeHidden()
    expect(await buyer.call(inquiryEndpoints.detail, { query: { inquiryId } })).toMatchObject({
      state: 'invalid',
      reason: 'notEquipment',
      note: 'We only sell machines.',
    })
  },
)
