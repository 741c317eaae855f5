import { readFileSync } from 'node:fs'

export interface Watched {
  name: string
  metrics: string
  pid: () => number
}

/** Of the event loop, in milliseconds. */
export interface Delay {
  p99: number
  max: number
}

const gauge = (text: string, name: string): number => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  if (!line) throw new Error(`there is no ${name} in the metrics`)
  return Number(line.slice(name.length + 1))
}

/** The delay since the last time it was read: reading resets it. */
export async function delayOf({ metrics }: Watched): Promise<Delay> {
  const reply = await fetch(metrics, { signal: AbortSignal.timeout(120_000) })
  const text = await reply.text()
  const ms = (name: string) => gauge(text, `nodejs_eventloop_lag_${name}_seconds`) * 1000
  return { p99: ms('p99'), max: ms('max') }
}

const MB = 1024

/** Resident memory in MB: now, and at most since the process started. */
export function memoryOf({ pid }: Watched): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid()}/status`, 'utf8')
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? Number.NaN)
  return { now: kilobytes('VmRSS') / MB, peak: kilobytes('VmHWM') / MB }
}
