import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { startCtx } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { sendEmail } from './send-email.ts'

it('sends an email, but not inside a transaction', async () => {
  await using server = await startCtx()
  const { ctx } = server
  const to = `${randomUUID()}@yard.example`
  const body = { subject: 'Subject', preview: '', heading: '', parts: [], reason: '' }
  const email = { kind: 'notice', to, locale: 'en', messageId: `test-${to}`, body } as const
  // @ts-expect-error The compiler refuses the ctx of a transaction, too.
  const inside = atomic(ctx, (ctx) => sendEmail(ctx, email))
  await expect(inside).rejects.toThrow('inside a transaction')
  expect(await inbox(to)).toEqual([])
  await sendEmail(ctx, email)
  expect(await inbox(to)).toMatchObject([{ subject: 'Subject' }])
})
