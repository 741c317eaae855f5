import { randomUUID } from 'node:crypto'
import { createClient } from '@ironsouq/contract/client'
import { chatMerchantEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import { aSeller } from '../../apps/server/src/features/people/seller/seller.builder.ts'
import { serverCtx } from '../environment/ctx.ts'
import type { Environment } from '../environment/environment.ts'
import { sql } from '../environment/sql.ts'
import { dealerSession, sellerIdOf } from '../merchant/portal.ts'

const desk = chatMerchantEndpoints

/** A store that only one test uses, with the code that its page has. */
export async function createStore() {
  const word = randomUUID().slice(0, 8)
  const code = `store-${word}`
  const name = `Store ${word.slice(0, 4)}`
  const { id } = await aSeller(serverCtx(), { code, names: { en: name } })
  return { id, code, name }
}

export async function sellerOf({ databaseUrl }: Environment, deviceId: string): Promise<string> {
  const [row] = await sql(
    databaseUrl,
    'select s.id, s.code from device d join seller s on s.id = d.seller_id where d.id = $1',
    [deviceId],
  )
  return String(row?.['code'])
}

const joined = (socket: WebSocket, channel: string) =>
  new Promise<void>((resolve, reject) => {
    const receive = ({ data }: MessageEvent) => {
      const frame = JSON.parse(String(data)) as { type: string; channel?: string }
      if (frame.channel !== channel) return
      socket.removeEventListener('message', receive)
      if (frame.type === 'joined') resolve()
      else reject(new Error(`${channel}: ${frame.type}`))
    }
    socket.addEventListener('message', receive)
    socket.send(JSON.stringify({ type: 'join', channel }))
  })

/** A person who answers for a store, over the API and a connection of their own. */
export async function aSalesperson(environment: Environment, sellerCode: string) {
  const token = await dealerSession({ sellerCode })
  const { merchantUrl, apiUrl } = environment
  const call = createClient({
    base: apiUrl,
    locale: () => 'en',
    token: () => token,
    log: () => {},
  })
  const { ticket } = await call(realtimeEndpoints.merchantTicket)
  const address = `${merchantUrl.replace('http', 'ws')}/realtime/socket?ticket=${encodeURIComponent(ticket)}`
  // Node takes headers here, a browser sends its own.
  const headers = { headers: { origin: merchantUrl } } as unknown as string[]
  const socket = new WebSocket(address, headers)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  await joined(socket, `desk:${await sellerIdOf(sellerCode)}`)
  return {
    name: 'Omar Saleh',
    take: (chatId: string) => call(desk.take, { body: { chatId } }),
    read: (chatId: string, seq: number) => call(desk.read, { body: { chatId, seq } }),
    end: (chatId: string) => call(desk.end, { body: { chatId } }),
    send: (chatId: string, text: string, consultation = 1) =>
      call(desk.send, {
        body: { chatId, consultation, sendId: randomUUID(), content: { kind: 'text', text } },
      }),
    thread: (chatId: string) => call(desk.thread, { query: { chatId } }),
    /** Lets the other side see that they write. */
    async write(chatId: string) {
      const channel = `chat:${chatId}`
      await joined(socket, channel)
      return () => socket.send(JSON.stringify({ type: 'signal', channel }))
    },
    leave: () => socket.close(),
  }
}
