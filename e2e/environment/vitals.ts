import type { CDPSession, Page } from '@playwright/test'

/** A mid-range phone on a mobile network, as docs/figures.md describes it. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU_SLOWDOWN = 4

export interface Vitals {
  /** Largest contentful paint in milliseconds. */
  lcp: number
  /** Cumulative layout shift. */
  cls: number
  /** Interaction to next paint in milliseconds: the slowest one. */
  inp: number
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** Duration of the loop below under this slowdown on two idle cores, in milliseconds. */
const QUIET_MS = 760

/**
 * How much slower this computer is now than an idle one: other processes use it too. Never below 1,
 * so that a fast computer has the same targets.
 */
export async function noiseOf(page: Page): Promise<number> {
  const took = await page.evaluate(() => {
    const start = performance.now()
    let sum = 1
    for (let i = 0; i < 3e7; i++) sum = (sum * 31 + i) % 1_000_003
    return sum < 0 ? 0 : performance.now() - start
  })
  return Math.max(1, took / QUIET_MS)
}

/** Starts to measure before the page runs. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, cls: 0, inp: 0 }
    Object.assign(globalThis, { vitals })
    const watch = (type: string, see: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
        ...more,
      })
    watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime))
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) vitals.cls += shift.value
    })
    watch('event', (entry) => (vitals.inp = Math.max(vitals.inp, entry.duration)), {
      durationThreshold: 16,
    })
  })
}

export const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)

/** Transferred kilobytes of the scripts that a page loads on a first visit. */
export async function scriptWeight(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return Math.round(bytes / 100) / 10
}
