import {
  type LandedCost,
  landedCostOf,
  type LandedCostMachine,
  type LandedCostReason,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.price'
import type { Destination } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { convertedWhole } from '@ironsouq/contract/money/money/convert'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { useDestination } from '#features/deals/destination/parts/use-destination.ts'
import { useSiteData } from '#kit/page/site-data.ts'

interface AtDestination {
  to: Destination
  cost: LandedCost | LandedCostReason
}

/** The landed cost at the chosen destination; undefined when there is no destination. */
export function useLandedCost(): (machine: LandedCostMachine) => AtDestination | undefined {
  const { landedCostTables: tables } = useSiteData()
  const to = useDestination()
  return (machine) => to && { to, cost: landedCostOf(machine, to, tables) }
}

/** An amount of fils in the chosen currency, in whole units: an estimate has no decimals. */
export function useWhole(): (fils: bigint) => Money {
  const { currency, currencies } = useSiteData()
  return (fils) => {
    const dirhams = fromMinor(fils, 'AED')
    const rounded = { amount: String((fils + 50n) / 100n), currency: 'AED' }
    return currency === 'AED' ? rounded : (convertedWhole(dirhams, currency, currencies) ?? rounded)
  }
}
