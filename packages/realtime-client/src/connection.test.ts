import { CLOSE_CODES } from '@ironsouq/contract/platform/realtime/realtime.limits'
import { expect, it, vi } from 'vitest'
import { connectRealtime, pauseMs, type Wanted } from './connection.ts'
import { Socket, useFakeBrowser } from './socket.builder.ts'

const CHANNEL = 'member:0192f000-0000-7000-8000-00000000aaaa'

const { window } = useFakeBrowser()

const OTHER = 'chat:0192f000-0000-7000-8000-00000000bbbb'

async function connecting(after?: number) {
  const sockets: Socket[] = []
  const states: string[] = []
  const wanted: Wanted[] = [{ channel: CHANNEL, after }]
  let ticket: string | null = 't'
  const connection = connectRealtime({
    ticket: async () => ticket,
    wanted: () => wanted,
    onFrame: () => {},
    onState: (state) => void states.push(state),
    openSocket: () => {
      const socket = new Socket()
      sockets.push(socket)
      return socket.asSocket()
    },
    random: () => 1,
  })
  connection.sync()
  await vi.advanceTimersByTimeAsync(0)
  const signOut = () => (ticket = null)
  return { connection, sockets, states, wanted, signOut }
}

it('joins with the last number, and again after the process stopped [AP-13]', async () => {
  const { connection, sockets, states } = await connecting(4)
  sockets[0]?.open()
  expect(sockets[0]?.sent).toEqual([{ type: 'join', channel: CHANNEL, after: 4 }])
  sockets[0]?.receive({ type: 'joined', channel: CHANNEL, seq: 4 })
  sockets[0]?.close(CLOSE_CODES.restart)
  expect(states).toEqual(['connecting', 'connected', 'disconnected'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
  connection.close()
})

it('joins and leaves over the same socket, and closes it after the last channel', async () => {
  const { connection, sockets, wanted } = await connecting()
  wanted.push({ channel: OTHER, after: 2 })
  connection.sync() // not open yet: both are joined at once
  sockets[0]?.open()
  wanted.shift()
  connection.sync()
  expect(sockets[0]?.sent).toEqual([
    { type: 'join', channel: CHANNEL },
    { type: 'join', channel: OTHER, after: 2 },
    { type: 'leave', channel: CHANNEL },
  ])
  wanted.pop()
  connection.sync()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sockets.length, sockets[0]?.readyState]).toEqual([1, 3])
  wanted.push({ channel: OTHER, after: 2 })
  connection.sync()
  await vi.advanceTimersByTimeAsync(0)
  expect(sockets).toHaveLength(2)
  connection.close()
})

it('joins a channel that was displaced only when it is wanted again', async () => {
  const { connection, sockets } = await connecting(4)
  sockets[0]?.open()
  sockets[0]?.receive({ type: 'displaced', channel: CHANNEL })
  expect(sockets[0]?.sent).toHaveLength(1)
  connection.sync()
  expect(sockets[0]?.sent).toHaveLength(2)
  connection.close()
})

it('does not come back after the session ended', async () => {
  const { sockets, states } = await connecting()
  sockets[0]?.close(CLOSE_CODES.ended)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(states).toEqual(['connecting', 'ended'])
})

it('ends when no one is signed in any more', async () => {
  const { sockets, states, signOut } = await connecting()
  signOut()
  sockets[0]?.close(CLOSE_CODES.restart)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual(['connecting', 'disconnected', 'connecting', 'ended'])
  expect(sockets).toHaveLength(1)
})

it('notices at once that the network is away, and comes back with it', async () => {
  const { connection, sockets, states } = await connecting()
  sockets[0]?.open()
  sockets[0]?.receive({ type: 'joined', channel: CHANNEL, seq: 1 })
  vi.stubGlobal('navigator', { onLine: false })
  window.dispatchEvent(new Event('offline'))
  expect(states.at(-1)).toBe('offline')
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
  connection.close()
})

it('takes events where no socket opens, with all channels in the address', async () => {
  const addresses: string[] = []
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor(address: string) {
        super()
        addresses.push(address)
      }
      close() {}
    },
  )
  const { connection, sockets, wanted } = await connecting(4)
  for (let n = 0; n < 3; n++) {
    sockets[n]?.close(1006)
    await vi.advanceTimersByTimeAsync(30_000)
  }
  const first = `join=${encodeURIComponent(`${CHANNEL},4`)}`
  expect(addresses).toEqual([`/realtime/events?ticket=t&${first}`])
  wanted.push({ channel: OTHER, after: undefined })
  connection.sync()
  await vi.advanceTimersByTimeAsync(0)
  expect(addresses[1]).toBe(`${addresses[0]}&join=${encodeURIComponent(OTHER)}`)
  expect(sockets).toHaveLength(3)
  connection.close()
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
