import { ServerFrame, type ClientFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'
import {
  CLOSE_CODES,
  HEARTBEAT_SECONDS,
  RECONNECT_SECONDS_MAX,
} from '@ironsouq/contract/platform/realtime/realtime.limits'

/** `offline`: the browser has no network. `ended`: the session is over, it does not connect again by itself. */
export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'offline' | 'ended'

/** The first pause is at most a second; each failure doubles what it may be. */
const FIRST_PAUSE_MS = 1000
/** After so many sockets that never opened, events are tried: a proxy may let no WebSocket pass. */
const SOCKET_TRIES = 2
const SILENCE_MS = 2 * HEARTBEAT_SECONDS * 1000 + 5000

/** The state of a socket that is not open yet, and of one that is. */
const CONNECTING = 0
const OPEN = 1

export interface Wanted {
  channel: string
  /** The last number that this browser has. */
  after: number | undefined
}

export interface ConnectionListener {
  /** The channels to join; asked whenever it connects, and by `sync`. */
  wanted: () => readonly Wanted[]
  onFrame: (frame: ServerFrame) => void
  onState: (state: ConnectionState) => void
}

/** One connection for several channels: open while a channel is wanted. */
export interface Connection {
  /** Joins and leaves by what is wanted now. */
  sync: () => void
  /** Lost without a connection that can send. */
  signal: (channel: string) => void
  /** Until something is wanted by `sync` again. */
  close: () => void
}

export interface ConnectionOptions extends ConnectionListener {
  /** Null: no one is signed in. */
  ticket: () => Promise<string | null>
  /** For tests. */
  openSocket?: (path: string) => WebSocket
  random?: () => number
}

/** What carries the frames of one try. */
interface Wire {
  isOpen: () => boolean
  /** Null: it says what it joins when it is opened. */
  send: ((frame: ClientFrame) => void) | null
  close: () => void
}

function frameIn(text: unknown): ServerFrame | undefined {
  try {
    return ServerFrame.safeParse(JSON.parse(String(text))).data
  } catch {
    return undefined
  }
}

const joinFrame = ({ channel, after }: Wanted): ClientFrame => ({
  type: 'join',
  channel,
  ...(after !== undefined && { after }),
})

const joinText = ({ channel, after }: Wanted): string =>
  encodeURIComponent(after === undefined ? channel : `${channel},${after}`)

/**
 * A full-jitter pause: a random time up to a limit that doubles, so that the clients of a process
 * that stopped do not all come back at once.
 */
export const pauseMs = (failures: number, random: () => number): number =>
  random() * Math.min(FIRST_PAUSE_MS * 2 ** failures, RECONNECT_SECONDS_MAX * 1000)

export function connectRealtime({
  ticket,
  wanted,
  onFrame,
  onState,
  openSocket = (path) => new WebSocket(location.origin.replace(/^http/, 'ws') + path),
  random = Math.random,
}: ConnectionOptions): Connection {
  let failures = 0
  let failedSockets = 0
  let hasSocketWorked = false
  /** The number of the try that counts; what an older one still says is ignored. */
  let current = 0
  let isIdle = true
  let wire: Wire | undefined
  /** The names of the channels that the wire has been asked to join. */
  let asked = new Set<string>()
  let pause: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined

  function drop(): void {
    const before = wire
    current++
    wire = undefined
    clearTimeout(pause)
    pause = undefined
    clearTimeout(silence)
    before?.close()
  }

  function rest(): void {
    drop()
    isIdle = true
    removeEventListener('online', handleOnline)
    removeEventListener('offline', again)
  }

  function end(): void {
    rest()
    onState('ended')
  }

  function again(): void {
    drop()
    onState(navigator.onLine ? 'disconnected' : 'offline')
    pause = setTimeout(() => void open(), pauseMs(failures++, random))
  }

  function handleOnline(): void {
    if (pause === undefined) return
    failures = 0
    again() // with the shortest pause
  }

  function alive(): void {
    clearTimeout(silence)
    silence = setTimeout(again, SILENCE_MS)
  }

  function received(data: unknown): void {
    alive()
    const frame = frameIn(data)
    if (!frame) return
    failures = 0
    if (frame.type === 'joined') onState('connected')
    // Wanted again, it must be asked again.
    if (frame.type === 'refused' || frame.type === 'displaced') asked.delete(frame.channel)
    onFrame(frame)
  }

  function socketWire(turn: number, query: string): Wire {
    const socket = openSocket(`/realtime/socket?${query}`)
    let hasReceived = false
    const isCurrent = () => turn === current
    socket.addEventListener('open', () => (isCurrent() ? tell() : socket.close()))
    socket.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return
      hasReceived = true
      hasSocketWorked = true
      received(data)
    })
    socket.addEventListener('close', ({ code }) => {
      if (!hasReceived) failedSockets++
      if (!isCurrent()) return
      if (code === CLOSE_CODES.ended) end()
      else again()
    })
    return {
      isOpen: () => socket.readyState === OPEN,
      send: (frame) => socket.send(JSON.stringify(frame)),
      // Closed while it connects, a socket would write an error to the console: it closes itself once open.
      close: () => socket.readyState !== CONNECTING && socket.close(),
    }
  }

  function eventsWire(turn: number, query: string): Wire {
    const wants = wanted()
    asked = new Set(wants.map(({ channel }) => channel))
    const joins = wants.map((each) => `&join=${joinText(each)}`).join('')
    const events = new EventSource(`/realtime/events?${query}${joins}`)
    const isCurrent = () => turn === current
    events.addEventListener('message', ({ data }) => isCurrent() && received(data))
    events.addEventListener('close', ({ data }: MessageEvent) => {
      if (isCurrent() && data === 'ended') end()
    })
    // It would connect again with a ticket that is too old by then.
    events.addEventListener('error', () => isCurrent() && again())
    return { isOpen: () => true, send: null, close: () => events.close() }
  }

  async function open(): Promise<void> {
    drop()
    const turn = current
    isIdle = false
    onState('connecting')
    try {
      const given = await ticket()
      if (turn !== current) return
      if (given === null) return end()
      const query = `ticket=${encodeURIComponent(given)}`
      alive()
      asked = new Set()
      const usesEvents = !hasSocketWorked && failedSockets > SOCKET_TRIES
      wire = usesEvents ? eventsWire(turn, query) : socketWire(turn, query)
    } catch {
      if (turn === current) again()
    }
  }

  /** Asks an open wire for what is wanted and has not been asked for. */
  function tell(): void {
    const wants = new Map(wanted().map((each) => [each.channel, each]))
    const gone = [...asked].filter((channel) => !wants.has(channel))
    const added = [...wants.values()].filter(({ channel }) => !asked.has(channel))
    if (!wire?.isOpen() || (gone.length === 0 && added.length === 0)) return
    const { send } = wire
    if (!send) return void open() // another address
    asked = new Set(wants.keys())
    for (const channel of gone) send({ type: 'leave', channel })
    for (const each of added) send(joinFrame(each))
  }

  return {
    sync() {
      clearTimeout(closing)
      if (wanted().length === 0) {
        // A page that replaces another follows again in the same turn.
        if (!isIdle) closing = setTimeout(rest)
        return
      }
      if (!isIdle) return tell()
      addEventListener('online', handleOnline)
      addEventListener('offline', again)
      void open()
    },
    signal(channel) {
      if (wire?.isOpen()) wire.send?.({ type: 'signal', channel })
    },
    close() {
      clearTimeout(closing)
      rest()
    },
  }
}
