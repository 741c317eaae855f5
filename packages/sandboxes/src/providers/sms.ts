import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { SMS } from '../credentials.ts'
import { formOf, listen, type RunningProvider } from '../listen.ts'

interface Message {
  sid: string
  to: string
  from: string
  body: string
}

const E164 = /^\+[1-9]\d{6,14}$/
const MESSAGES = `/2010-04-01/Accounts/${SMS.account}/Messages.json`
const RIGHT = `Basic ${Buffer.from(`${SMS.account}:${SMS.secret}`).toString('base64')}`

const send = (reply: ServerResponse, status: number, body: object) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Twilio's Messages API. `/inbox` lists the messages, newest first; `?to=` selects one number. */
export async function startSms(port?: number): Promise<RunningProvider> {
  const { answer, ...running } = await listen(port)
  const inbox: Message[] = []
  answer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', running.url)
    if (request.method === 'GET' && pathname === '/inbox') {
      const to = searchParams.get('to')
      return send(reply, 200, to === null ? inbox : inbox.filter((message) => message.to === to))
    }
    if (request.method !== 'POST' || pathname !== MESSAGES)
      return send(reply, 404, { code: 20404, message: 'not found', status: 404 })
    if (request.headers.authorization !== RIGHT)
      return send(reply, 401, { code: 20003, message: 'Authenticate', status: 401 })
    return void formOf(request).then((form) => {
      const [to = '', from = '', body = ''] = ['To', 'From', 'Body'].map(
        (name) => form.get(name) ?? '',
      )
      if (!E164.test(to))
        return send(reply, 400, { code: 21211, message: 'invalid To', status: 400 })
      if (body === '' || body.length > 1600)
        return send(reply, 400, { code: 21617, message: 'invalid Body', status: 400 })
      const message = { sid: `SM${randomBytes(16).toString('hex')}`, to, from, body }
      inbox.unshift(message)
      return send(reply, 201, { ...message, account_sid: SMS.account, status: 'queued' })
    })
  })
  return running
}
