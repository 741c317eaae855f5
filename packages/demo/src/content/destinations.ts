import {
  LANDED_COST_MODES,
  SIZE_CLASSES,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.enums'
import type { LandedCostRate } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { destinationCodes } from '@ironsouq/server/features/deals/landed-cost/landed-cost.queries.ts'
import {
  putLandedCostRate,
  setDestination,
} from '@ironsouq/server/features/deals/landed-cost/landed-cost.service.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { Translated } from '@ironsouq/server/kernel/data/texts.ts'
import { type DestinationCode, DESTINATIONS } from './destination-figures.ts'
import { PLACES } from './destinations-names.ts'

/** Dirhams by mode (door, border, port) and size (standard, oversize, heavy). */
// oxfmt-ignore
const HAULAGE: Record<Emirate, readonly (readonly [number, number, number])[]> = {
  sharjah:      [[1200, 1900, 3800], [1400, 2200, 4200], [900, 1500, 3200]],
  dubai:        [[1100, 1800, 3600], [1500, 2300, 4400], [700, 1200, 2600]],
  abuDhabi:     [[1300, 2100, 4100], [1900, 2900, 5400], [900, 1500, 3100]],
  ajman:        [[1250, 1950, 3900], [1400, 2200, 4200], [950, 1550, 3300]],
  rasAlKhaimah: [[1600, 2500, 4800], [1300, 2000, 3900], [1500, 2400, 4600]],
  fujairah:     [[1700, 2600, 4900], [1000, 1600, 3100], [1600, 2500, 4700]],
  ummAlQuwain:  [[1400, 2200, 4300], [1300, 2000, 4000], [1200, 1900, 3700]],
}

const VALID_FROM = '2026-01-01'
const fils = (dirhams: number) => dirhams * 100
const points = (percent: number) => Math.round(percent * 100)

function* rates(): Generator<LandedCostRate> {
  const validFrom = VALID_FROM
  yield { kind: 'fee', from: 0, points: points(2.5), amount: fils(750), validFrom }
  yield { kind: 'fee', from: fils(100_000), points: points(1.5), amount: fils(2500), validFrom }
  yield { kind: 'fee', from: fils(500_000), points: 0, amount: fils(7500), validFrom }
  yield { kind: 'vat', points: points(5), validFrom }
  yield { kind: 'duty', points: points(5), validFrom }
  yield { kind: 'insurance', points: points(0.35), amount: fils(250), validFrom }
  for (const [emirate, byMode] of Object.entries(HAULAGE) as [Emirate, typeof HAULAGE.dubai][])
    for (const [m, mode] of LANDED_COST_MODES.entries())
      for (const [s, sizeClass] of SIZE_CLASSES.entries())
        yield {
          kind: 'haulage',
          emirate,
          mode,
          sizeClass,
          amount: fils(byMode[m]?.[s] ?? 0),
          validFrom,
        }
  for (const [destinationCode, { freight, papers, mode }] of Object.entries(DESTINATIONS)) {
    yield { kind: 'papers', destinationCode, amount: fils(papers), validFrom }
    if (mode !== 'local')
      yield { kind: 'freight', destinationCode, amount: fils(freight), validFrom }
  }
}

const namesOf = (code: DestinationCode) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, PLACES[locale][code]])) as Translated<{
    place: string
    country: string
  }>

/** Where the demo's machines can be sent. Translated once: what an operator says afterwards stays. */
export async function seedDestinations(ctx: Ctx): Promise<void> {
  if ((await destinationCodes(ctx)).size > 0) return
  for (const [position, code] of (Object.keys(DESTINATIONS) as DestinationCode[]).entries()) {
    const { mode, country, duty, vat, ppm, age, km } = DESTINATIONS[code]
    await setDestination(ctx, {
      code,
      mode,
      country,
      names: namesOf(code),
      position,
      fuelPpm: ppm,
      ageLimitYears: age,
      roadKm: km,
      dutyPoints: points(duty),
      vatPoints: points(vat),
    })
  }
  for (const rate of rates()) await putLandedCostRate(ctx, rate)
}
