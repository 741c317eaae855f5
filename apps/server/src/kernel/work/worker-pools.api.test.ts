import { randomUUID } from 'node:crypto'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { smsAddressOf } from '@ironsouq/sandboxes/addresses'
import { startSms } from '@ironsouq/sandboxes/providers/sms'
import { expect, it, vi } from 'vitest'
import { createSmtp } from '#adapters/mail/smtp.ts'
import { createS3 } from '#adapters/storage/s3.ts'
import { anAccount } from '#features/identity/identity/identity.builder.ts'
import { subscriptionRequested } from '#features/people/subscription/subscription.events.ts'
import { subscription } from '#features/people/subscription/subscription.tables.ts'
import { uploadReceived } from '#features/platform/media/media.events.ts'
import { upload } from '#features/platform/media/media.tables.ts'
import { registry } from '#features/registry.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { silentServer } from '#test/silent-server.ts'
import { emit } from './events.ts'
import { startQueue } from './queue.ts'

/** More than all workers of a process can take at once. */
const PILE = 30
const MOBILE = '+971501234567'

const aPile = ({ ctx }: TestServer) =>
  atomic(ctx, async (ctx) => {
    const at = { createdAt: ctx.now(), updatedAt: ctx.now(), expiresAt: ctx.now() }
    for (let n = 0; n < PILE; n++) {
      const [subscriptionId, uploadId] = [randomUUID(), randomUUID()]
      const asked = { askedAt: ctx.now(), createdAt: ctx.now(), locale: 'en', ticket: randomUUID() }
      const email = `${subscriptionId}@yard.example`
      await ctx.db.insert(subscription).values({ id: subscriptionId, email, ...asked })
      await emit(ctx, subscriptionRequested, { subscriptionId })
      await ctx.db.insert(upload).values({
        id: uploadId,
        purpose: 'avatar',
        ownerAudience: 'member',
        ownerId: randomUUID(),
        declaredType: 'image/avif',
        declaredSize: 1400,
        originalKey: `incoming/${uploadId}`,
        state: 'received',
        ...at,
      })
      await emit(ctx, uploadReceived, { uploadId })
    }
  })

it('lets a code through while email and pictures hang in piles', async () => {
  await using sms = await startSms()
  await using silent = await silentServer()
  await using server = await startServer({ smsUrl: smsAddressOf(sms.url) })
  const from = { from: 'a@b.example', publicUrl: 'http://x.example' }
  const mail = createSmtp({
    url: `smtp://${silent.host}?greetingTimeout=60000`,
    ...from,
    sendMs: 8000,
  })
  const keys = { region: 'us-east-1', accessKey: 'a', secretKey: 'b', bucket: 'x' }
  const timeouts = { connect: 8000, short: 8000, transfer: 8000 }
  const storage = createS3({ endpoint: `http://${silent.host}`, ...keys, timeouts })
  await aPile(server)
  await using stack = new AsyncDisposableStack()
  const ctx = { ...server.ctx, mail: mail.port, storage: storage.port }
  const queue = await startQueue({ ctx, pool: server.pool, registry, concurrency: 2 })
  stack.defer(async () => {
    storage.close()
    await queue.stop()
  })
  const running = async () => {
    const { rows } = await server.pool.query<{ task_identifier: string }>(
      'select distinct task_identifier from graphile_worker.jobs where locked_at is not null',
    )
    return rows.map((row) => row.task_identifier).toSorted()
  }
  const HANGING = ['subscription.mail-confirmation', 'upload.make-picture']
  await vi.waitFor(async () => expect(await running()).toEqual(HANGING), { timeout: 10_000 })
  await anAccount(server.ctx, { mobile: MOBILE, mobileVerifiedAt: server.ctx.now() })
  const body = { purpose: 'login', channel: 'mobile', target: MOBILE } as const
  await server.client()(identityEndpoints.sendCode, { body })
  const messages = async () => (await fetch(new URL('/inbox', sms.url))).json()
  await vi.waitFor(async () => expect(await messages()).toMatchObject([{ to: MOBILE }]), {
    timeout: 2000,
    interval: 20,
  })
  // The job of the code may still hold its lock when the message has arrived.
  expect(await running()).toEqual(expect.arrayContaining(HANGING))
})
