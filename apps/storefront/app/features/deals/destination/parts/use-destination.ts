import type { Destination } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { useSiteData } from '#kit/page/site-data.ts'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'
import { destinationName } from './destination-name.ts'
import { destinationStore } from './destination-store.ts'

/** The chosen destination, or the first one; undefined when there is none. */
export function useDestination(): Destination | undefined {
  const { destinations } = useSiteData().landedCostTables
  const chosen = useStore(destinationStore, ({ code }) => code)
  return destinations.find(({ code }) => code === chosen) ?? destinations[0]
}

export function useDestinationName(): (to: Destination) => string {
  const t = useT()
  return (to) => destinationName(t, to)
}
