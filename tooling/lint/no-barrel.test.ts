import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

describe('house/no-barrel', { timeout: 60_000 }, () => {
  it('refuses index files and export *', async () => {
    const { exit, hits } = await lint({
      'packages/contract/src/index.ts': 'export const a = 1\n',
      'packages/ui/src/index.tsx': 'export const a = 1\n',
      'packages/contract/src/all.ts': "export * from './money.ts'\n",
      'packages/contract/src/named.ts': "export * as money from './money.ts'\n",
      'packages/contract/src/money/money.ts': 'export const FILS = 100\n',
    })
    expect(exit).toBe(1)
    expect(hits).toEqual([
      'packages/contract/src/all.ts: house(no-barrel)',
      'packages/contract/src/index.ts: house(no-barrel)',
      'packages/contract/src/named.ts: house(no-barrel)',
      'packages/ui/src/index.tsx: house(no-barrel)',
    ])
  })

  it('passes the re-export of one name', async () => {
    const report = await lint({
      'packages/contract/src/index-of-refraction.ts': "export { FILS } from './money.ts'\n",
      'packages/contract/src/money/money.ts': 'export const FILS = 100\n',
    })
    expect(report).toEqual({ exit: 0, hits: [] })
  })
})
