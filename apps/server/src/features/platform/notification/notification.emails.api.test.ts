import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { memberRegistered } from '#features/identity/registration/registration.events.ts'
import { exportPacked } from '#features/people/privacy/privacy.events.ts'
import { dataExport } from '#features/people/privacy/privacy.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { emit } from '#kernel/work/events.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { deliverEmail, deliverNotice, noticeOf } from '#test/notices.ts'
import { writeNotice } from './notification.on-notice.ts'
import { noticeEmail, notification } from './notification.tables.ts'

async function aMemberWithMail() {
  const server = await startServer()
  const mail = `${randomUUID()}@yard.example`
  const { id } = await aSignedInMember(server, { mail })
  return { server, mail, id }
}

describe('a notice about the account', () => {
  it('delivered twice makes one notification and one email, also to an unverified address', async () => {
    const { server, mail, id: memberId } = await aMemberWithMail()
    await using _ = server
    const { ctx } = server
    await atomic(ctx, (ctx) => emit(ctx, memberRegistered, { memberId }))
    await server.work()
    const { eventId } = one(await ctx.db.select().from(notification))
    await deliverNotice(ctx, 'welcome', { memberId, eventId })
    const { id, event, sentAt } = one(await ctx.db.select().from(noticeEmail))
    expect({ event, sentAt }).toEqual({ event: { memberId }, sentAt: ctx.now() })
    await deliverEmail(ctx, id)
    await server.work()
    expect(await ctx.db.$count(notification)).toBe(1)
    const subject = translator('en')('mail.welcomeSubject')
    expect(await inbox(mail)).toMatchObject([{ subject }])
  })

  it('sends its email under the same Message-ID again after a crash', async () => {
    const { server, mail, id: memberId } = await aMemberWithMail()
    await using _ = server
    const { ctx } = server
    await deliverNotice(ctx, 'welcome', { memberId, eventId: '4711' })
    const { id } = one(await ctx.db.select().from(noticeEmail))
    await deliverEmail(ctx, id)
    await ctx.db.update(noticeEmail).set({ sentAt: null })
    await deliverEmail(ctx, id)
    const ids = (await inbox(mail)).map(({ headers }) => headers['message-id'])
    expect(ids).toEqual([`<notice-${id}@shop.example>`, `<notice-${id}@shop.example>`])
  })

  it('sends no email once its fact no longer holds', async () => {
    const { server, mail, id: memberId } = await aMemberWithMail()
    await using _ = server
    const { ctx } = server
    const expiresAt = new Date('2026-11-17T08:00:00Z')
    const ready = { memberId, state: 'ready', objectKey: 'x', expiresAt } as const
    const rows = await ctx.db
      .insert(dataExport)
      .values({ ...ready, createdAt: ctx.now() })
      .returning()
    const exportId = one(rows).id
    await deliverNotice(ctx, 'exportReady', { exportId, eventId: '4711' })
    expect(await ctx.db.$count(noticeEmail)).toBe(1)
    await ctx.db.update(dataExport).set({ state: 'expired' }).where(eq(dataExport.id, exportId))
    await server.work()
    expect(await inbox(mail)).toEqual([])
    await atomic(ctx, (ctx) => emit(ctx, exportPacked, { exportId }))
    await server.work()
    expect(await ctx.db.$count(notification)).toBe(1)
    expect(await ctx.db.select({ sentAt: noticeEmail.sentAt }).from(noticeEmail)).toEqual([
      { sentAt: null },
    ])
  })

  it('is written beside another notice of the same event', async () => {
    const { server, id: memberId } = await aMemberWithMail()
    await using _ = server
    const other = { ...noticeOf('welcome'), kind: 'passwordChanged' } as const
    const event = { memberId, eventId: '4711', at: server.ctx.now() }
    for (const notice of [noticeOf('welcome'), other])
      await writeNotice(notice).handle(server.ctx, event)
    expect(await server.ctx.db.$count(notification)).toBe(2)
  })
})
