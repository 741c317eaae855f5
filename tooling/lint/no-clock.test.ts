import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

const clocks: Record<string, string> = {
  bare: 'export const f = () => new Date()\n',
  called: 'export const f = () => Date()\n',
  now: 'export const f = () => Date.now()\n',
  passed: 'export const f = Date.now\n',
  global: 'export const f = () => globalThis.Date.now()\n',
  temporal: 'export const f = () => Temporal.Now.instant()\n',
  performance: 'export const f = () => performance.now()\n',
  monotonic: 'export const f = () => process.hrtime.bigint()\n',
}

const files = (folder: string, end = '') =>
  Object.fromEntries(
    Object.entries(clocks).map(([name, source]) => [`${folder}/${name}${end}.ts`, source]),
  )

const clockHits = (hits: string[]) => hits.filter((hit) => hit.endsWith('house(no-clock)'))

describe('house/no-clock', { timeout: 60_000 }, () => {
  it('refuses to read the clock in the server, its tests and the packages', async () => {
    const planted = {
      ...files('apps/server/src/features/machines/device'),
      ...files('packages/contract/src'),
      'apps/server/src/kernel/clock.test.ts': clocks['now'] ?? '',
    }
    const { exit, hits } = await lint(planted)
    expect(exit).toBe(1)
    expect(clockHits(hits)).toEqual(
      Object.keys(planted)
        .toSorted()
        .map((file) => `${file}: house(no-clock)`),
    )
  })

  it('passes entry, sandboxes, the clock itself, a test that measures time, and a date made from a value', async () => {
    const { hits } = await lint({
      ...files('apps/server/src/entry'),
      'apps/server/src/kernel/clock.ts': clocks['bare'] ?? '',
      'apps/server/src/features/a/a.api.test.ts': clocks['performance'] ?? '',
      ...files('packages/sandboxes/src'),
      'packages/i18n/src/format.ts': 'export const f = (iso: string) => new Date(iso)\n',
    })
    expect(clockHits(hits)).toEqual([])
  })
})
