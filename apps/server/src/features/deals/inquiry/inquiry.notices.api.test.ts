import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { one } from '#kernel/data/db.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { deliverNotice } from '#test/notices.ts'

const { push, reply, invalidate } = inquiryStaffEndpoints
const t = translator('ar')

it('notifies the buyer of each step once, in their language, and of nothing they wrote [IN-2] [IN-6]', async () => {
  await using server = await startServer()
  const mail = `${randomUUID()}@yard.example`
  const buyer = await aSignedInMember(server, { mail, locale: 'ar' })
  const staff = server.client({ bearer: await server.staffToken() })
  const { id: deviceId } = await aListedDevice(server.ctx)
  const { inquiryId, inquiryNo } = await buyer.in('ar')(inquiryEndpoints.submit, {
    body: { submissionId: randomUUID(), deviceId, subject: '<b>320</b>', content: 'How much?' },
  })
  await server.work()
  const { eventId } = one(await server.ctx.db.select().from(notification))
  await deliverNotice(server.ctx, 'inquiryReceived', { inquiryId, eventId })
  await staff(push, { body: { inquiryId, recipient: 'seller' } })
  await server.work()
  const body = '<script>alert(1)</script>'
  await staff(reply, { body: { inquiryId, body, isForSeller: true } })
  await server.work()
  await buyer.call(inquiryEndpoints.reply, { body: { inquiryId, body: 'Thank you' } })
  await server.work()
  await staff(invalidate, { body: { inquiryId, reason: 'duplicate', note: 'See 5001' } })
  await server.work()
  const no = String(inquiryNo)
  const subjects = [
    t('mail.inquiryReceivedSubject', { no }),
    t('mail.inquiryPushedSubject', { no }),
    t('mail.inquiryAnsweredSubject', { no }),
    t('mail.inquiryInvalidSubject', { no }),
  ]
  const mails = await inbox(mail)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
  const answer = mails.find(({ subject }) => subject === subjects[2])
  expect(answer?.text).toContain('سفن ديونز للمعدات')
  // What a person wrote is text in the email, too.
  expect(answer?.html).not.toContain('<script>')
  expect(answer?.html).toContain('&lt;script&gt;')
  const ended = mails.find(({ subject }) => subject === subjects[3])
  expect(ended?.text).toContain(t('inquiry.reason_duplicate'))
  expect(ended?.text).toContain('See 5001')
  const { records } = await buyer.in('ar')(notificationEndpoints.list, { query: {} })
  expect(records).toHaveLength(4)
  expect(records.every(({ link }) => link === `/inquiry-detail/${inquiryId}`)).toBe(true)
}, 30_000)
