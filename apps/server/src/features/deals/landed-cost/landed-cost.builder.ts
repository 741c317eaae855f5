import type { Ctx } from '#kernel/ctx.ts'
import type { Translated } from '#kernel/data/texts.ts'
import { putLandedCostRate, setDestination } from './landed-cost.service.ts'

interface Given {
  code: string
  names: Translated<{ place: string; country: string }>
  position?: number
  /** By road over so many kilometres; otherwise by sea. */
  roadKm?: number
  freight?: number
  papers?: number
}

const DUTY_AND_VAT = { dutyPoints: 500, vatPoints: 500 }
const LIMITS = { fuelPpm: 10, ageLimitYears: null }
const VALID_FROM = '2026-01-01'

/** A place abroad, with rates that are valid. */
export async function aDestination(ctx: Ctx, given: Given): Promise<void> {
  const { code, names, position = 0, roadKm = null, freight = 11_500, papers = 134_000 } = given
  const way = { mode: roadKm === null ? ('roro' as const) : ('road' as const), roadKm }
  const place = { code, names, position, country: 'SA', ...way, ...DUTY_AND_VAT, ...LIMITS }
  await setDestination(ctx, place)
  const rate = { destinationCode: code, validFrom: VALID_FROM }
  await putLandedCostRate(ctx, { kind: 'papers', amount: papers, ...rate })
  await putLandedCostRate(ctx, { kind: 'freight', amount: freight, ...rate })
}

/** Delivery within the country, which has no freight. */
export async function aLocalDestination(ctx: Ctx, code: string): Promise<void> {
  const names = { en: { place: 'UAE, delivered', country: 'United Arab Emirates' } }
  const way = { mode: 'local' as const, roadKm: null, country: 'AE', position: 0 }
  await setDestination(ctx, { code, names, ...way, ...DUTY_AND_VAT, ...LIMITS, dutyPoints: 0 })
  const amount = 65_000
  await putLandedCostRate(ctx, {
    kind: 'papers',
    amount,
    destinationCode: code,
    validFrom: VALID_FROM,
  })
}
