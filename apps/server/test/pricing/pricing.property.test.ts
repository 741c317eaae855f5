import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { price } from '#features/mall/pricing/pricing.rules.ts'
import type { Price } from './agreement.ts'
import { FAULTS } from './faults.ts'
import { faultInCarts } from './run.ts'

/** `npm run drill prices` checks many more, with other seeds. */
const FEW = 1_000
const SEED = 31

it('prices random checkouts as the rules do, exact to the minor unit, in whatever order their parts come', () => {
  expect(faultInCarts(price, { count: FEW, seed: SEED })).toBeNull()
}, 60_000)

describe('the comparison notices', () => {
  const ROOT = fileURLToPath(new URL('../../', import.meta.url))
  const SOURCE = join(ROOT, 'src/features/mall/pricing')

  /** The pricing with one fault planted in its source. */
  async function withFault({ file, right, wrong }: (typeof FAULTS)[number]): Promise<Price> {
    mkdirSync(join(ROOT, '.cache'), { recursive: true })
    const folder = mkdtempSync(join(ROOT, '.cache/pricing-'))
    try {
      cpSync(SOURCE, folder, { recursive: true })
      const source = readFileSync(join(folder, file), 'utf8')
      expect(source.split(right), `${file} has the line once`).toHaveLength(2)
      writeFileSync(
        join(folder, file),
        source.replace(right, () => wrong),
      )
      const planted = (await import(join(folder, 'pricing.rules.ts'))) as { price: Price }
      return planted.price
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it.each(FAULTS)(
    '$what',
    async (fault) => {
      const planted = await withFault(fault)
      expect(faultInCarts(planted, { count: FEW, seed: SEED, isShrunk: false })).not.toBeNull()
    },
    60_000,
  )
})
