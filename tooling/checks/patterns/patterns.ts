import { threadCpuUsage } from 'node:process'
import { type Check, nothingSeen } from '../check.ts'
import { partsOf } from '../source.ts'
import { filesIn, textOf } from '../tree.ts'

const PRODUCT =
  /^(?:apps\/server\/src|apps\/storefront\/(?:app|entry)|packages\/(?:contract|i18n)\/src)\/(?!.*\.test\.tsx?$).*\.tsx?$/

/** Growing, so that an exponential pattern is found by a short text; the last tells a quadratic one. */
const LENGTHS = [24, 400, 8000]
/** A linear pattern takes microseconds for so many characters, a quadratic one tens of milliseconds. */
const SLOW_MS = 8
const ENDS = ['', '\u0000', '!', 'a', '\n']
/** What any pattern may repeat; the letters of its own source are added. */
const COMMON = ['a', 'A', '0', ' ', '\n', '-', '.', '@', '/', '_', '\u00a0', 'ب']
const MOST_OWN = 8

/** Texts that a pattern may try again and again: repetitions of what its source names. */
function hostileTexts(source: string, length: number): string[] {
  const own = [...new Set(source.replaceAll(/\\[dswbDSWBpPuxk]|[\\^$.*+?()[\]{}|<>:=!]/g, ''))]
  const letters = [...new Set([...COMMON, ...own.slice(0, MOST_OWN)])]
  const pairs = own.slice(0, 4).flatMap((one) => [`${one}a`, `a${one}`, `${one} `])
  return [...letters, ...pairs].flatMap((unit) => {
    const text = unit.repeat(Math.ceil(length / unit.length))
    return ENDS.map((end) => text + end)
  })
}

function millisecondsOf(run: () => void): number {
  const before = threadCpuUsage()
  run()
  const { user, system } = threadCpuUsage(before)
  return (user + system) / 1000
}

/** The processor time of the slowest text, best of three where it seems slow. */
export function slowest(pattern: RegExp): { ms: number; text: string } {
  let worst = { ms: 0, text: '' }
  for (const text of LENGTHS.flatMap((length) => hostileTexts(pattern.source, length))) {
    const once = () => millisecondsOf(() => text.replace(pattern, ''))
    let ms = once()
    if (ms > SLOW_MS) ms = Math.min(ms, once(), once())
    if (ms > worst.ms) worst = { ms, text }
    if (ms > SLOW_MS) return worst
  }
  return worst
}

/** Undefined for the end of an element, which looks like a pattern: `/span>…</span`. */
function parsed(literal: string): RegExp | undefined {
  const end = literal.lastIndexOf('/')
  const flags = literal.slice(end + 1)
  if (!/^[dgimsuvy]*$/.test(flags)) return undefined
  return new RegExp(literal.slice(1, end), flags.replace('y', 'g'))
}

/** Every literal pattern of the product takes linear time on hostile text: one request must not stall a process. */
export const patterns: Check = async (root, seen) => {
  const places = await filesIn(root, PRODUCT)
  const faults: string[] = []
  const known = new Map<string, { place: string; pattern: RegExp }>()
  for (const place of places)
    for (const { kind, text } of partsOf(await textOf(root, place))) {
      const pattern = kind === 'regex' && !known.has(text) ? parsed(text) : undefined
      if (pattern) known.set(text, { place, pattern })
    }
  if (known.size === 0) return [nothingSeen('regular expressions')]
  seen?.(`${known.size} regular expressions in ${places.length} files`)
  for (const [literal, { place, pattern }] of known) {
    const { ms, text } = slowest(pattern)
    if (ms > SLOW_MS)
      faults.push(
        `${place}: ${literal} takes ${Math.round(ms)} ms for ${text.length} characters of ` +
          `${JSON.stringify(text.slice(0, 4))}: make it linear`,
      )
  }
  return faults
}
