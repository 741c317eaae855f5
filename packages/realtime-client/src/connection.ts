import { ServerFrame } from '@ironsouq/contract/realtime/realtime.frames'
import {
  CLOSE_CODES,
  HEARTBEAT_SECONDS,
  RECONNECT_SECONDS_MAX,
} from '@ironsouq/contract/realtime/realtime.limits'

/**
 * `displaced`: another session of the user has the channel. `offline`: the browser has no network.
 */
export type RealtimeState = 'connecting' | 'connected' | 'disconnected' | 'displaced' | 'offline'

/** The first pause is at most a second; each failure doubles what it may be. */
const FIRST_PAUSE_MS = 1000
/** After so many sockets that never opened, events are tried: a proxy may let no WebSocket pass. */
const SOCKET_TRIES = 2
const SILENCE_MS = 2 * HEARTBEAT_SECONDS * 1000 + 5000

/** The state of a socket that is not open yet. */
const CONNECTING = 0

interface Wanted {
  channel: string
  /** The last number that this browser has. */
  after: number | undefined
}

export interface ConnectionOptions {
  ticket: () => Promise<string>
  wanted: () => Wanted
  onFrame: (frame: ServerFrame) => void
  onState: (state: RealtimeState) => void
  /** For tests. */
  openSocket?: (path: string) => WebSocket
  random?: () => number
}

function frameIn(text: unknown): ServerFrame | undefined {
  try {
    return ServerFrame.safeParse(JSON.parse(String(text))).data
  } catch {
    return undefined
  }
}

/**
 * A full-jitter pause: a random time up to a limit that doubles, so that the clients of a process
 * that stopped do not all come back at once.
 */
export const pauseMs = (failures: number, random: () => number): number =>
  random() * Math.min(FIRST_PAUSE_MS * 2 ** failures, RECONNECT_SECONDS_MAX * 1000)

/** Stays connected until it is closed or the session ends. */
export function connectRealtime({
  ticket,
  wanted,
  onFrame,
  onState,
  openSocket = (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path),
  random = Math.random,
}: ConnectionOptions): { close: () => void } {
  let failures = 0
  let isClosed = false
  let hasOpened = false
  let drop = () => {}
  let pause: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function again(): void {
    clearTimeout(silence)
    drop = () => {}
    if (isClosed) return
    onState(navigator.onLine ? 'disconnected' : 'offline')
    clearTimeout(pause)
    pause = setTimeout(() => void open(), pauseMs(failures++, random))
  }

  function alive(): void {
    clearTimeout(silence)
    silence = setTimeout(() => drop(), SILENCE_MS)
  }

  function received(data: unknown): void {
    alive()
    const frame = frameIn(data)
    if (frame?.type === 'joined') {
      failures = 0
      hasOpened = true
      onState('connected')
    }
    if (frame) onFrame(frame)
  }

  function openWebSocket(query: string): void {
    const socket = openSocket(`/realtime/socket?${query}`)
    socket.addEventListener('open', () => {
      if (isClosed) return socket.close()
      const { channel, after } = wanted()
      socket.send(JSON.stringify({ type: 'join', channel, ...(after !== undefined && { after }) }))
    })
    socket.addEventListener('message', ({ data }) => received(data))
    socket.addEventListener('close', ({ code }) => {
      if (code === CLOSE_CODES.ended) isClosed = true
      again()
    })
    // Closed while it connects, a socket would write an error to the console: it closes itself once open.
    drop = () => {
      if (!isClosed || socket.readyState !== CONNECTING) socket.close()
    }
  }

  function openEvents(query: string): void {
    const { channel, after } = wanted()
    const join = encodeURIComponent(after === undefined ? channel : `${channel},${after}`)
    const events = new EventSource(`/realtime/events?${query}&join=${join}`)
    const end = () => {
      events.close()
      again()
    }
    events.addEventListener('message', ({ data }) => received(data))
    // It would connect again with a ticket that is too old by then.
    events.addEventListener('error', end)
    drop = end
  }

  async function open(): Promise<void> {
    onState('connecting')
    try {
      const query = `ticket=${encodeURIComponent(await ticket())}`
      if (isClosed) return
      alive()
      if (!hasOpened && failures > SOCKET_TRIES) openEvents(query)
      else openWebSocket(query)
    } catch {
      again()
    }
  }

  void open()
  return {
    close() {
      isClosed = true
      clearTimeout(pause)
      clearTimeout(silence)
      drop()
    },
  }
}
