import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import {
  WhatsappRejected,
  WhatsappUnavailable,
  WhatsappUncertain,
  type WhatsappPort,
} from '#kernel/ports/whatsapp.ts'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 64 << 10
/** How long an API that failed is not called again. */
const REST_MS = 10_000

/** The person last wrote more than 24 hours ago. */
const TOO_LATE = 131_047
/**
 * Errors that pass: the API is busy or out of order (1, 2, 131000, 131016), calls are too many (4, 80007, 130429,
 * 131048, 131056), or the operator must renew the token or pay (190, 131042, 131031).
 */
const PASSING = new Set([
  1, 2, 4, 190, 80_007, 130_429, 131_000, 131_016, 131_031, 131_042, 131_048, 131_056,
])
/** No connection: nothing was sent. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const Sent = z.object({ messages: z.array(z.object({ id: z.string().check(z.maxLength(256)) })) })
const Failed = z.object({ error: z.object({ code: z.int() }) })

export interface CloudApi {
  /** With the version, as `https://graph.facebook.com/v23.0`. */
  url: string
  numberId: string
  token: string
  appSecret: string
  verifyToken: string
  now: () => Date
  timeoutMs?: number
}

const digest = (text: string) => createHash('sha256').update(text).digest()

async function textOf(reply: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = reply.body
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Error('the answer of WhatsApp is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What an answer other than "sent" means. Its text is not repeated: it may name the recipient. */
function faultOf(status: number, body: unknown): Error {
  const failed = Failed.safeParse(body)
  const code = failed.success ? failed.data.error.code : 0
  const message = `WhatsApp answered ${status} with error ${code}`
  const mayPass = status >= 500 || [401, 403, 429].includes(status) || PASSING.has(code)
  return mayPass
    ? new WhatsappUnavailable(message)
    : new WhatsappRejected(message, code === TOO_LATE)
}

const causeOf = (err: unknown): string =>
  err instanceof Error && err.cause instanceof Error && 'code' in err.cause
    ? String(err.cause.code)
    : ''

/** Messages by Meta's Cloud API. After a failure the circuit breaker is open for some seconds. */
export function createWhatsapp(options: CloudApi): WhatsappPort {
  const { url, numberId, token, appSecret, verifyToken, now, timeoutMs = TIMEOUT_MS } = options
  const address = `${url.replace(/\/$/, '')}/${numberId}/messages`
  let restUntil = 0

  async function post(body: object): Promise<{ status: number; body: unknown }> {
    try {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error', // numbers and texts go to no other place
      })
      return { status: reply.status, body: jsonOf(await textOf(reply)) }
    } catch (cause) {
      throw NOT_REACHED.has(causeOf(cause))
        ? new WhatsappUnavailable('WhatsApp is not reached', { cause })
        : new WhatsappUncertain('WhatsApp did not answer', { cause })
    }
  }

  async function sent(to: string, text: string, reference: string): Promise<string> {
    const { status, body } = await post({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.replace(/^\+/, ''),
      type: 'text',
      text: { preview_url: false, body: text },
      biz_opaque_callback_data: reference,
    })
    if (status !== 200) throw faultOf(status, body)
    const answer = Sent.safeParse(body)
    const id = answer.success ? answer.data.messages[0]?.id : undefined
    if (id === undefined) throw new WhatsappUncertain('WhatsApp answered without an id')
    return id
  }

  return {
    numberId,
    isGenuine(body, signature = '') {
      const [, given] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? []
      if (given === undefined) return false
      const right = createHmac('sha256', appSecret).update(body).digest()
      return timingSafeEqual(right, Buffer.from(given, 'hex'))
    },
    isVerifyToken: (given) => timingSafeEqual(digest(given), digest(verifyToken)),
    async send({ to, text, reference }) {
      if (now().getTime() < restUntil) throw new WhatsappUnavailable('WhatsApp failed a moment ago')
      try {
        return await sent(to, text, reference)
      } catch (err) {
        if (!(err instanceof WhatsappRejected)) restUntil = now().getTime() + REST_MS
        throw err
      }
    },
  }
}
