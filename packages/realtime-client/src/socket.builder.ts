import { afterEach, beforeEach, vi } from 'vitest'

const CLOSED = 3

/** What a browser's WebSocket does, by hand. */
export class Socket extends EventTarget {
  sent: unknown[] = []
  readyState = 0
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close(code = 1000) {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  receive(frame: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }))
  }
  asSocket(): WebSocket {
    return this as unknown as WebSocket
  }
}

/** The clock, the network and the events of a browser, for the tests of a file. */
export function useFakeBrowser(): { window: EventTarget } {
  const window = new EventTarget()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return { window }
}
