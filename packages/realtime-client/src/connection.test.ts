import { CLOSE_CODES } from '@ironsouq/contract/realtime/realtime.limits'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectRealtime, pauseMs } from './connection.ts'

const CHANNEL = 'member:0192f000-0000-7000-8000-00000000aaaa'

/** What a browser's WebSocket does, by hand. */
class Socket extends EventTarget {
  sent: string[] = []
  readyState = 0
  send(text: string) {
    this.sent.push(text)
  }
  close(code = 1000) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  receive(frame: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function connecting(after?: number) {
  const sockets: Socket[] = []
  const states: string[] = []
  const connection = connectRealtime({
    ticket: async () => 't',
    wanted: () => ({ channel: CHANNEL, after }),
    onFrame: () => {},
    onState: (state) => void states.push(state),
    openSocket: () => {
      const socket = new Socket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    random: () => 1,
  })
  await vi.advanceTimersByTimeAsync(0)
  return { connection, sockets, states }
}

it('joins with the last number, and again after the process stopped [AP-13]', async () => {
  const { connection, sockets, states } = await connecting(4)
  sockets[0]?.open()
  expect(sockets[0]?.sent).toEqual([JSON.stringify({ type: 'join', channel: CHANNEL, after: 4 })])
  sockets[0]?.receive({ type: 'joined', channel: CHANNEL, seq: 4 })
  sockets[0]?.close(CLOSE_CODES.restart)
  expect(states).toEqual(['connecting', 'connected', 'disconnected'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
  connection.close()
})

it('does not come back after the session ended', async () => {
  const { sockets } = await connecting()
  sockets[0]?.close(CLOSE_CODES.ended)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

it('leaves a connection that is silent for two heartbeats', async () => {
  const { connection, sockets } = await connecting()
  sockets[0]?.open()
  await vi.advanceTimersByTimeAsync(57_000)
  expect(sockets).toHaveLength(2)
  connection.close()
})

it('waits a random time of at most 30 seconds', () => {
  expect([0, 1, 4, 9].map((failures) => pauseMs(failures, () => 1))).toEqual([
    1000, 2000, 16_000, 30_000,
  ])
  expect(pauseMs(9, () => 0)).toBe(0)
})
