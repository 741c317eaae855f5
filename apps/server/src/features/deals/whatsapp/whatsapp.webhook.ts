import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { Webhook } from '#kernel/http/webhook.ts'
import { receivedIn } from './whatsapp.payload.rules.ts'
import { takeMessage, takeStatus } from './whatsapp.receive.service.ts'

const CHALLENGE = /^[\w.-]{1,200}$/

function payloadOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** Takes all of it, also when one part fails; WhatsApp then sends it again, and what is known is left out. */
async function takeAll(works: readonly (() => Promise<void>)[]): Promise<void> {
  const failed: unknown[] = []
  for (const work of works) await work().catch((err: unknown) => failed.push(err))
  if (failed.length > 0) throw failed[0]
}

async function take(ctx: Ctx, body: Buffer, numberId: string): Promise<void> {
  const { messages, statuses, unread } = receivedIn(payloadOf(body), numberId)
  if (unread > 0) ctx.log.warn({ unread }, 'a webhook of WhatsApp has parts that we cannot read')
  await takeAll([
    ...messages.map((each) => () => takeMessage(ctx, each)),
    ...statuses.map((each) => () => takeStatus(ctx, each)),
  ])
}

/** What people write to our number on WhatsApp, and what became of our answers. */
export const whatsappWebhook: Webhook = {
  path: '/webhook/whatsapp',
  // As much as Meta sends at once.
  bodyBytes: 3 << 20,
  confirm(ctx, query) {
    if (!ctx.whatsapp) throw notFound()
    const challenge = query.get('hub.challenge') ?? ''
    const isAsked = query.get('hub.mode') === 'subscribe' && CHALLENGE.test(challenge)
    return isAsked && ctx.whatsapp.isVerifyToken(query.get('hub.verify_token') ?? '')
      ? challenge
      : null
  },
  async receive(ctx, { body, header }) {
    if (!ctx.whatsapp) throw notFound()
    if (!ctx.whatsapp.isGenuine(body, header('x-hub-signature-256'))) return false
    await take(ctx, body, ctx.whatsapp.numberId)
    return true
  },
}
