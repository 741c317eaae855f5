import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { WHATSAPP } from '../credentials.ts'
import { listen, type RunningProvider } from '../listen.ts'

interface SentText {
  id: string
  to: string
  text: string
  reference: string
}

interface RunningWhatsapp extends RunningProvider {
  /** The texts that were taken, in their order. */
  inbox: () => readonly SentText[]
  /**
   * What the next calls get: an answer; none ever; a status with an error of Meta's list; or none although the
   * text was taken.
   */
  behave: (how: 'well' | 'hang' | 'silent' | { status: number; code: number }) => void
}

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as Record<string, unknown>
}

const send = (reply: ServerResponse, status: number, body: unknown) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const fault = (reply: ServerResponse, status: number, code: number) =>
  send(reply, status, {
    error: { message: `(#${code})`, type: 'OAuthException', code, fbtrace_id: 'A1' },
  })

interface Setting {
  port?: number
  /** The API that gets webhooks about what `/say` is given. */
  postsTo?: string
}

/** Someone writes to our number: `/say?from=971501234567&text=Hello`. */
async function say(reply: ServerResponse, postsTo: string, query: URLSearchParams) {
  const [from = '', text = ''] = ['from', 'text'].map((name) => query.get(name) ?? '')
  const messages = [textFrom(from, text, { at: new Date() })]
  const { status } = await postWebhook(postsTo, webhookWith({ messages }))
  send(reply, 200, { status })
}

/**
 * Meta's Cloud API: `POST /{number id}/messages` for texts. `/inbox` lists them; `/say` is the telephone of a
 * buyer in development.
 */
export async function startWhatsapp({ port, postsTo }: Setting = {}): Promise<RunningWhatsapp> {
  const { answer, ...running } = await listen(port)
  const inbox: SentText[] = []
  let how: Parameters<RunningWhatsapp['behave']>[0] = 'well'
  answer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', running.url)
    if (request.method === 'GET' && pathname === '/inbox') return send(reply, 200, inbox)
    if (request.method === 'GET' && pathname === '/say' && postsTo)
      return void say(reply, postsTo, searchParams).catch((err: unknown) =>
        send(reply, 502, { error: String(err) }),
      )
    if (how === 'hang') return undefined
    if (typeof how === 'object') return fault(reply, how.status, how.code)
    if (request.method !== 'POST' || request.url !== `/${WHATSAPP.numberId}/messages`)
      return fault(reply, 400, 100)
    if (request.headers.authorization !== `Bearer ${WHATSAPP.token}`) return fault(reply, 401, 190)
    return void jsonOf(request).then((asked) => {
      const { messaging_product: product, to, type, text, biz_opaque_callback_data: mark } = asked
      const body = (text as { body?: unknown } | undefined)?.body
      if (product !== 'whatsapp' || type !== 'text' || typeof body !== 'string' || body === '')
        return fault(reply, 400, 100)
      if (typeof to !== 'string' || !/^[1-9]\d{6,14}$/.test(to)) return fault(reply, 400, 131_009)
      if (body.length > 4096) return fault(reply, 400, 100)
      const id = `wamid.${randomBytes(24).toString('base64')}`
      inbox.push({ id, to, text: body, reference: typeof mark === 'string' ? mark : '' })
      if (how === 'silent') return request.socket.destroy()
      return send(reply, 200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id }],
      })
    })
  })
  return { ...running, inbox: () => inbox, behave: (next) => void (how = next) }
}

/** A webhook with these messages and statuses, as Meta posts it. */
export const webhookWith = (
  value: { messages?: readonly object[]; statuses?: readonly object[] },
  numberId = WHATSAPP.numberId,
) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '97145550100', phone_number_id: numberId },
            ...value,
          },
        },
      ],
    },
  ],
})

const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** A text that someone wrote to our number. */
export const textFrom = (
  from: string,
  body: string,
  { at, id = `wamid.${randomBytes(18).toString('base64')}` }: { at: Date; id?: string },
) => ({ from: from.replace('+', ''), id, timestamp: seconds(at), type: 'text', text: { body } })

/** Posts a webhook with the signature of the app, or with another one. */
export function postWebhook(
  base: string,
  payload: unknown,
  { secret = WHATSAPP.appSecret, bytes }: { secret?: string; bytes?: Uint8Array } = {},
): Promise<Response> {
  const body = Buffer.from(bytes ?? Buffer.from(JSON.stringify(payload)))
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return fetch(`${base}/webhook/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body,
  })
}
