import { converted } from '@ironsouq/contract/currency/currency.rates'
import {
  type Landed,
  landedPrice,
  type LandedMachine,
  type LandedReason,
} from '@ironsouq/contract/landed/landed.price'
import type { Destination } from '@ironsouq/contract/landed/landed.schema'
import type { Money } from '@ironsouq/contract/money'
import { fromMinor } from '@ironsouq/contract/money.minor'
import { useShell } from './shell-data.ts'
import { useDestination } from './use-destination.ts'

interface AtDestination {
  to: Destination
  landed: Landed | LandedReason
}

/** What machines cost where the reader wants them; nothing when no place is known. */
export function useLanded(): (machine: LandedMachine) => AtDestination | undefined {
  const { landed: tables } = useShell()
  const to = useDestination()
  return (machine) => to && { to, landed: landedPrice(machine, to, tables) }
}

/** An amount of fils in the reader's currency, in whole units: an estimate has no cents. */
export function useWhole(): (fils: bigint) => Money {
  const { currency, currencies } = useShell()
  return (fils) => {
    const dirhams = fromMinor(fils, 'AED')
    const rounded = { amount: String((fils + 50n) / 100n), currency: 'AED' }
    return currency === 'AED' ? rounded : (converted(dirhams, currency, currencies) ?? rounded)
  }
}
