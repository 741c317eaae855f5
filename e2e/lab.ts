import type { CDPSession, Page } from '@playwright/test'

/** A phone of the middle class on a yard's mobile network, as docs/figures.md describes it. */
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU_SLOWDOWN = 4

export interface Vitals {
  /** When the largest thing of the first view was painted, in milliseconds. */
  lcp: number
  /** How far things jumped while the page loaded. */
  cls: number
  /** The slowest answer to a touch, in milliseconds. */
  inp: number
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** What the sum below takes under this slowdown on two quiet cores, in milliseconds. */
const QUIET_MS = 760

/**
 * How much slower this machine is at the moment than a quiet one: others work on it too, and what
 * they take is not the page's doing. Never less than 1, so that a fast machine is held to the target.
 */
export async function noiseOf(page: Page): Promise<number> {
  const took = await page.evaluate(() => {
    const begun = performance.now()
    let sum = 1
    for (let i = 0; i < 3e7; i++) sum = (sum * 31 + i) % 1_000_003
    return sum < 0 ? 0 : performance.now() - begun
  })
  return Math.max(1, took / QUIET_MS)
}

/** Starts to watch before the page does anything. */
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

/** The scripts a page fetches by itself on a first visit, in kilobytes as they cross the wire. */
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
