import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, nothingSeen } from './check.ts'
import { textIfAny } from './tree.ts'

/** What is counted → how often it occurs. */
export type Counts = Record<string, number>

export interface Count {
  counts: Counts
  /** What was looked at; empty when there was nothing to look at. */
  seen: string
}

/**
 * A check that allows what was there when it began and never more. The list beside it only shrinks
 * and is deleted when it is empty.
 */
export interface Ratchet {
  /** The list of what is still allowed. */
  place: string
  count: (root: string) => Promise<Count>
  /** What to do about one more, with `key` for what is counted. */
  advice: (key: string) => string
}

const LOWER = 'run `node tooling/checks/run.ts --lower`'

const readCounts = async (root: string, place: string) => {
  const text = await textIfAny(root, place)
  return text === null ? null : (JSON.parse(text) as Counts)
}

const total = (counts: Counts) => Object.values(counts).reduce((sum, each) => sum + each, 0)

export const checkOf =
  ({ place, count, advice }: Ratchet): Check =>
  async (root, seen) => {
    const found = await count(root)
    if (found.seen === '') return [nothingSeen(`sources for ${place}`)]
    const allowed = (await readCounts(root, place)) ?? {}
    const entries = Object.keys(found.counts).length
    seen?.(`${found.seen}; ${total(found.counts)} in ${entries} entries still allowed`)
    const keys = new Set([...Object.keys(found.counts), ...Object.keys(allowed)])
    return [...keys].toSorted().flatMap((key) => {
      const [now, most] = [found.counts[key] ?? 0, allowed[key] ?? 0]
      if (now > most) return [`${key}: ${now}, allowed ${most}; ${advice(key)}`]
      return now < most ? [`${place}: ${key} is down to ${now} from ${most}; ${LOWER}`] : []
    })
  }

/** Lowers the list to what is there. A list that is missing is written from scratch. */
export async function lower(root: string, { place, count }: Ratchet): Promise<void> {
  const { counts } = await count(root)
  const allowed = (await readCounts(root, place)) ?? counts
  const left = Object.entries(counts)
    .map(([key, now]) => [key, Math.min(now, allowed[key] ?? 0)] as const)
    .filter(([, now]) => now > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (left.length === 0) await rm(join(root, place), { force: true })
  else await writeFile(join(root, place), `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`)
}
