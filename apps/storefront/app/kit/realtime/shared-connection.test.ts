import type { ServerFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'
import type { Connection, ConnectionListener, Wanted } from '@ironsouq/realtime-client/connection'
import { afterEach, expect, it, vi } from 'vitest'
import { shareConnection } from './shared-connection.ts'

const CHAT = 'chat:0192f000-0000-7000-8000-00000000aaaa'
const NOTICES = 'member:0192f000-0000-7000-8000-00000000bbbb'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).toReversed()) close()
})

/** The tabs of one browser; the test holds what they connect with. */
function aBrowser() {
  const name = crypto.randomUUID()
  const connections: (ConnectionListener & { isClosed: boolean; signals: string[] })[] = []
  function connect(listener: ConnectionListener): Connection {
    const connection = { ...listener, isClosed: false, signals: [] as string[] }
    connections.push(connection)
    return {
      sync: () => {},
      signal: (channel) => void connection.signals.push(channel),
      close: () => (connection.isClosed = true),
    }
  }
  function openTab(...wanted: Wanted[]) {
    const frames: ServerFrame[] = []
    const states: string[] = []
    const connection = shareConnection({
      name: () => name,
      connect,
      wanted: () => wanted,
      onFrame: (frame) => void frames.push(frame),
      onState: (state) => void states.push(state),
    })
    connection.sync()
    closing.push(connection.close)
    return { ...connection, wanted, frames, states }
  }
  /** The newest connection, once it wants these channels. */
  const connectionFor = (...channels: string[]) =>
    vi.waitFor(() => {
      const newest = connections.at(-1)
      expect(newest?.wanted().map(({ channel }) => channel)).toEqual(channels)
      return newest as (typeof connections)[number]
    })
  return { openTab, connections, connectionFor }
}

const notices = { channel: NOTICES, after: 1 }
const chat = { channel: CHAT, after: 5 }

it('gives all tabs what the one connection receives [AP-13] [CH-10]', async () => {
  const { openTab, connections, connectionFor } = aBrowser()
  const first = openTab(notices)
  await connectionFor(NOTICES)
  const second = openTab(notices, chat)
  const connection = await connectionFor(NOTICES, CHAT)
  connection.onState('connected')
  connection.onFrame({ type: 'joined', channel: CHAT, seq: 5 })
  connection.onFrame({ type: 'message', channel: CHAT, seq: 6, body: 'x' })
  await vi.waitFor(() => expect(second.frames).toEqual(first.frames))
  expect(second.states.at(-1)).toBe('connected')
  expect(connections).toHaveLength(1)
})

it('tells a tab that comes later how the connection is, and with which number', async () => {
  const { openTab, connectionFor } = aBrowser()
  openTab(chat)
  const connection = await connectionFor(CHAT)
  connection.onState('connected')
  connection.onFrame({ type: 'joined', channel: CHAT, seq: 5 })
  connection.onFrame({ type: 'message', channel: CHAT, seq: 6, body: 'x' })
  const later = openTab({ channel: CHAT, after: 2 })
  await vi.waitFor(() => expect(later.frames).toEqual([{ type: 'joined', channel: CHAT, seq: 6 }]))
  expect(later.states).toContain('connected')
})

it('passes on the signals of a tab', async () => {
  const { openTab, connectionFor } = aBrowser()
  openTab(notices)
  await connectionFor(NOTICES)
  const second = openTab(chat)
  const connection = await connectionFor(NOTICES, CHAT)
  second.signal(CHAT)
  await vi.waitFor(() => expect(connection.signals).toEqual([CHAT]))
})

it('leaves the channels of a tab that is gone, and connects in the next tab', async () => {
  const { openTab, connections, connectionFor } = aBrowser()
  const first = openTab(notices)
  await connectionFor(NOTICES)
  const second = openTab(chat)
  const connection = await connectionFor(NOTICES, CHAT)
  second.close()
  await connectionFor(NOTICES)
  openTab(chat)
  await connectionFor(NOTICES, CHAT)
  expect(connections).toHaveLength(1)
  first.close()
  await connectionFor(CHAT)
  expect(connections).toHaveLength(2)
  expect(connection.isClosed).toBe(true)
})

it('joins a displaced channel again only for a tab that asks for it [ID-13]', async () => {
  const { openTab, connectionFor } = aBrowser()
  openTab(notices)
  await connectionFor(NOTICES)
  const second = openTab(chat)
  const connection = await connectionFor(NOTICES, CHAT)
  connection.onFrame({ type: 'displaced', channel: CHAT })
  await connectionFor(NOTICES)
  await vi.waitFor(() => expect(second.frames).toHaveLength(1))
  second.sync()
  await connectionFor(NOTICES, CHAT)
})

it('ends in all tabs with the session', async () => {
  const { openTab, connectionFor } = aBrowser()
  openTab(notices)
  await connectionFor(NOTICES)
  const second = openTab(chat)
  const connection = await connectionFor(NOTICES, CHAT)
  connection.onState('ended')
  await vi.waitFor(() => expect(second.states.at(-1)).toBe('ended'))
  expect(connection.wanted()).toEqual([notices])
})
