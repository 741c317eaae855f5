import { CLOSE_CODES } from '@ironsouq/contract/platform/realtime/realtime.limits'
import { expect, it, vi } from 'vitest'
import { connectRealtime } from './connection.ts'
import { openRealtime } from './realtime.ts'
import { Socket, useFakeBrowser } from './socket.builder.ts'

const CHAT = 'chat:0192f000-0000-7000-8000-00000000aaaa'
const DESK = 'desk:0192f000-0000-7000-8000-00000000bbbb'

useFakeBrowser()

function opened(newest = 0) {
  const sockets: Socket[] = []
  const realtime = openRealtime({
    ticket: async () => 't',
    connect: (options) =>
      connectRealtime({
        ...options,
        openSocket: () => {
          const socket = new Socket()
          sockets.push(socket)
          return socket.asSocket()
        },
        random: () => 1,
      }),
  })
  function follow(channel: string, after?: number) {
    const got: unknown[] = []
    const states: string[] = []
    const signals: string[] = []
    const leave = realtime.follow({
      channel,
      after,
      missed: async (from) => ({
        messages: Array.from({ length: newest - from }, (_, n) => ({
          seq: from + n + 1,
          body: from + n + 1,
        })),
        seq: newest,
        isReset: false,
      }),
      onMessage: (body) => void got.push(body),
      onReset: () => {},
      onSignal: (from) => void signals.push(from),
      onState: (state) => void states.push(state),
    })
    return { leave, got, states, signals }
  }
  const socket = async () => {
    await vi.advanceTimersByTimeAsync(1000)
    const newestSocket = sockets.at(-1)
    if (newestSocket?.readyState === 0) newestSocket.open()
    return newestSocket
  }
  return { realtime, follow, sockets, socket }
}

const message = (channel: string, seq: number) => ({ type: 'message', channel, seq, body: seq })
const joined = (channel: string, seq: number) => ({ type: 'joined', channel, seq })

it('follows several channels over one connection, each with its own messages and state', async () => {
  const { follow, sockets, socket, realtime } = opened()
  const [chat, desk] = [follow(CHAT, 3), follow(DESK)]
  const one = await socket()
  expect(one?.sent).toEqual([
    { type: 'join', channel: CHAT, after: 3 },
    { type: 'join', channel: DESK },
  ])
  one?.receive(joined(CHAT, 3))
  one?.receive({ type: 'refused', channel: DESK })
  one?.receive(message(CHAT, 4))
  expect(chat).toMatchObject({ got: [4], states: ['connecting', 'connected'] })
  expect(desk).toMatchObject({ got: [], states: ['connecting', 'refused'] })
  expect(sockets).toHaveLength(1)
  realtime.close()
})

it('joins once for two followers, and gives the later one what it misses', async () => {
  const { follow, socket, realtime } = opened(5)
  const first = follow(CHAT, 3)
  const one = await socket()
  one?.receive(joined(CHAT, 3))
  one?.receive(message(CHAT, 4))
  const [later, fresh] = [follow(CHAT, 2), follow(CHAT)]
  await vi.advanceTimersByTimeAsync(0)
  expect(later.got).toEqual([3, 4, 5])
  one?.receive(message(CHAT, 5))
  expect([first.got, later.got, fresh.got]).toEqual([[4, 5], [3, 4, 5], [5]])
  first.leave()
  expect(one?.sent).toHaveLength(1)
  later.leave()
  fresh.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(one?.readyState).toBe(3)
  realtime.close()
})

it('does not take back by itself what another session displaced [ID-13]', async () => {
  const { follow, sockets, socket, realtime } = opened()
  const [chat, desk] = [follow(CHAT, 3), follow(DESK, 1)]
  const one = await socket()
  one?.receive(joined(CHAT, 3))
  one?.receive(joined(DESK, 1))
  one?.receive({ type: 'displaced', channel: CHAT })
  one?.close(CLOSE_CODES.restart)
  const two = await socket()
  expect(two?.sent).toEqual([{ type: 'join', channel: DESK, after: 1 }])
  expect([chat.states.at(-1), desk.states.at(-1)]).toEqual(['displaced', 'connecting'])
  realtime.followAgain(CHAT)
  expect(two?.sent.at(-1)).toEqual({ type: 'join', channel: CHAT, after: 3 })
  two?.receive(joined(CHAT, 3))
  expect(chat.states.slice(-2)).toEqual(['connecting', 'connected'])
  expect(sockets).toHaveLength(2)
  realtime.close()
})

it('tells every channel that the session ended, and connects for who follows afterwards', async () => {
  const { follow, sockets, socket, realtime } = opened()
  const chat = follow(CHAT)
  ;(await socket())?.close(CLOSE_CODES.ended)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(chat.states).toEqual(['connecting', 'ended'])
  expect(sockets).toHaveLength(1)
  follow(DESK)
  expect((await socket())?.sent).toEqual([{ type: 'join', channel: DESK }])
  realtime.close()
})

it('continues after a pause with the last number', async () => {
  const { follow, sockets, socket, realtime } = opened()
  const chat = follow(CHAT)
  const one = await socket()
  one?.receive(joined(CHAT, 7))
  realtime.pause()
  expect([chat.states.at(-1), one?.readyState]).toEqual(['disconnected', 3])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  realtime.resume()
  expect((await socket())?.sent).toEqual([{ type: 'join', channel: CHAT, after: 7 }])
  realtime.close()
})

it('asks by HTTP while there is no connection', async () => {
  const { follow, sockets, realtime } = opened(4)
  const chat = follow(CHAT, 3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(chat.got).toEqual([4])
  expect(sockets.every(({ readyState }) => readyState !== 1)).toBe(true)
  realtime.close()
})

it('sends a signal for many keys, only in a channel that is joined, and receives those of others', async () => {
  const { follow, socket, realtime } = opened()
  const chat = follow(CHAT)
  const one = await socket()
  realtime.signal(CHAT)
  one?.receive(joined(CHAT, 1))
  for (let n = 0; n < 5; n++) realtime.signal(CHAT)
  realtime.signal(DESK)
  expect(one?.sent.slice(1)).toEqual([{ type: 'signal', channel: CHAT }])
  await vi.advanceTimersByTimeAsync(2000)
  realtime.signal(CHAT)
  expect(one?.sent).toHaveLength(3)
  one?.receive({ type: 'signal', channel: CHAT, from: 'desk' })
  expect(chat.signals).toEqual(['desk'])
  realtime.close()
})
