import type { Destination } from '@ironsouq/contract/landed/landed.schema'
import { useShell } from './shell-data.ts'
import { destinationStore } from './stores/destination-store.ts'
import { useStore } from './stores/store.ts'
import { useT } from './use-t.ts'

/** Where the reader wants his machines, or the first place there is; none when none is known. */
export function useDestination(): Destination | undefined {
  const { destinations } = useShell().landed
  const chosen = useStore(destinationStore, ({ code }) => code)
  return destinations.find(({ code }) => code === chosen) ?? destinations[0]
}

/** What a place is called: a port with its country. */
export function useDestinationName(): (to: Destination) => string {
  const t = useT()
  return ({ mode, place, country }) =>
    mode === 'local' ? place : t('landed.at', { place, country })
}
