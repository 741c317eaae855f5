import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const RULES = new URL('./search.ranges.rules.ts', import.meta.url).href

/** Milliseconds of CPU that the first reading of each text takes in a new process. */
function firstReadings(texts: readonly string[]): number[] {
  const script = `
    import { rangesIn } from '${RULES}'
    const knowing = { isModel: () => false, aedPerDollar: 3.67 }
    const spent = ${JSON.stringify(texts)}.map((text) => {
      const before = process.threadCpuUsage()
      rangesIn(text, knowing)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    })
    console.log(JSON.stringify(spent))`
  const args = ['--input-type=module', '--eval', script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as number[]
}

// Patterns are compiled when they first match, once for each width of characters.
it('is quick with the first figures that a process reads, in every script', () => {
  const spent = firstReadings([
    '320',
    'excavator 20 t under 200k',
    'حفارة 20 طن',
    '20 t 300 kg 5000 h 10 km 500 kva 12 m 20 aed 30 usd',
    '20 طن 300 كغ 5000 ساعة 10 كم 20 درهم 30 دولار',
  ])
  expect(spent).toHaveLength(5)
  expect(Math.max(...spent)).toBeLessThan(150)
})
