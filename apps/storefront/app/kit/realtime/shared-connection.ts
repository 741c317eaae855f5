import { ServerFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'
import type {
  Connection,
  ConnectionListener,
  ConnectionState,
  Wanted,
} from '@ironsouq/realtime-client/connection'
import { log } from '#kit/log.ts'

/** What the tabs of a browser say to each other. */
type Shared =
  /** Of a tab without the connection: its channels. */
  | { type: 'wants'; tab: string; wants: readonly Wanted[] }
  | { type: 'signal'; channel: string }
  /** Of the tab with the connection. */
  | { type: 'leads' }
  | { type: 'state'; state: ConnectionState }
  | { type: 'frame'; frame: unknown }

interface SharedOptions extends ConnectionListener {
  /** Tabs with the same name share a connection. */
  name: () => string
  connect: (listener: ConnectionListener) => Connection
}

/** What the tab with the connection knows of the others. */
interface Led {
  connection: Connection
  /** What the others want, by tab. */
  wants: Map<string, readonly Wanted[]>
  /** The newest numbers, by channel. */
  numbers: Map<string, number>
  /** The channels that the connection is in. */
  joined: Set<string>
  state: ConnectionState
}

/**
 * One connection for all tabs of a browser: the tab that holds the lock has it, joins what any of them
 * wants and hands every frame to the others. When it is closed, the next one connects. A channel that
 * one session has at a time is not taken from one's own tabs this way [ID-13].
 */
export function shareConnection({ name, connect, ...own }: SharedOptions): Connection {
  let running: { tell: () => void; signal: (channel: string) => void; stop: () => void } | undefined

  function start() {
    const shared = name()
    const tab = crypto.randomUUID()
    const tabs = new BroadcastChannel(shared)
    const stop = new AbortController()
    const { signal } = stop
    /** Whether the lock of this tab is held: the others may listen to it. */
    let isKnown = false
    let led: Led | undefined

    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    const share = (what: Shared) => tabs.postMessage(what)
    const stopped = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve())
    })
    /** Holds a lock until this tab stops. */
    const hold = (lock: string, held: () => void) =>
      navigator.locks
        .request(lock, { signal }, () => {
          held()
          return stopped
        })
        .catch((err: unknown) => signal.aborted || log('no connection for messages', err))

    function tell(): void {
      if (led) led.connection.sync()
      else if (isKnown) share({ type: 'wants', tab, wants: own.wanted() })
    }

    /** What all tabs want; the newest number is known here where this tab does not have its own. */
    function allWanted({ wants, numbers }: Led): Wanted[] {
      const all = new Map(own.wanted().map((each) => [each.channel, each]))
      for (const { channel, after } of [...wants.values()].flat())
        if (!all.has(channel)) all.set(channel, { channel, after: numbers.get(channel) ?? after })
      return [...all.values()]
    }

    function remember({ wants, numbers, joined }: Led, frame: ServerFrame): void {
      if (frame.type === 'displaced' || frame.type === 'refused') {
        joined.delete(frame.channel)
        for (const [other, wanted] of wants)
          wants.set(
            other,
            wanted.filter(({ channel }) => channel !== frame.channel),
          )
      }
      if (frame.type === 'joined') joined.add(frame.channel)
      if ('seq' in frame) numbers.set(frame.channel, frame.seq)
    }

    function lead(): void {
      const leading: Led = {
        wants: new Map(),
        numbers: new Map(),
        joined: new Set(),
        state: 'connecting',
        connection: connect({
          wanted: () => allWanted(leading),
          onFrame(frame) {
            remember(leading, frame)
            share({ type: 'frame', frame })
            own.onFrame(frame)
          },
          onState(state) {
            leading.state = state
            if (state !== 'connected') leading.joined.clear()
            if (state === 'ended') leading.wants.clear()
            share({ type: 'state', state })
            own.onState(state)
          },
        }),
      }
      led = leading
      signal.addEventListener('abort', leading.connection.close)
      leading.connection.sync()
      share({ type: 'leads' })
    }

    function listen(leading: Led, other: string, wanted: readonly Wanted[]): void {
      const isNew = !leading.wants.has(other)
      leading.wants.set(other, wanted)
      share({ type: 'state', state: leading.state })
      for (const { channel } of wanted)
        if (leading.joined.has(channel)) {
          const seq = leading.numbers.get(channel) ?? 0
          share({ type: 'frame', frame: { type: 'joined', channel, seq } satisfies ServerFrame })
        }
      leading.connection.sync()
      // Its lock is free once the tab is gone, however it went.
      if (isNew)
        navigator.locks
          .request(`${shared} ${other}`, { signal }, () => {
            leading.wants.delete(other)
            leading.connection.sync()
          })
          .catch(() => {}) // this tab stopped
    }

    tabs.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
      if (data.type === 'wants') return led && listen(led, data.tab, data.wants)
      if (data.type === 'signal') return led?.connection.signal(data.channel)
      if (data.type === 'leads') return tell()
      if (data.type === 'state') return own.onState(data.state)
      const { success, data: frame } = ServerFrame.safeParse(data.frame)
      return success && own.onFrame(frame)
    })
    void hold(`${shared} ${tab}`, () => {
      isKnown = true
      tell()
    })
    void hold(shared, lead)

    return {
      tell,
      signal: (channel: string) =>
        led ? led.connection.signal(channel) : share({ type: 'signal', channel }),
      stop() {
        stop.abort()
        tabs.close()
      },
    }
  }

  function close(): void {
    running?.stop()
    running = undefined
  }

  return {
    sync() {
      if (own.wanted().length === 0) return close()
      if (running) return running.tell()
      running = start()
      return undefined
    },
    signal: (channel) => running?.signal(channel),
    close,
  }
}
