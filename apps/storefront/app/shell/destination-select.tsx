import { Icon } from '@ironsouq/ui/primitives/icon'
import { useId } from 'react'
import { useShell } from './shell-data.ts'
import { chooseDestination, destinationStore } from './stores/destination-store.ts'
import { useStore } from './stores/store.ts'
import { useDestination, useDestinationName } from './use-destination.ts'
import { useT } from './use-t.ts'

/**
 * The same choice as in the strip, where a landed price stands. It has its room from the start:
 * what comes later must not move the button below it from under a finger.
 */
export function DestinationSelect() {
  const t = useT()
  const id = useId()
  const { destinations } = useShell().landed
  const to = useDestination()
  const destinationName = useDestinationName()
  const isRecalled = useStore(destinationStore, (state) => state.isRecalled)
  if (!to) return null
  return (
    <span className="relative inline-flex max-w-full items-center print:hidden noscript:invisible">
      <label htmlFor={id} className="sr-only">
        {t('landed.change')}
      </label>
      <select
        id={id}
        value={to.code}
        disabled={!isRecalled}
        onChange={({ currentTarget }) => chooseDestination(currentTarget.value)}
        className="min-h-11 max-w-full cursor-pointer appearance-none truncate rounded-box border border-line-strong bg-raised ps-3 pe-8 font-semibold text-ink hover:border-ink lg:min-h-9"
      >
        {destinations.map((each) => (
          <option key={each.code} value={each.code}>
            {destinationName(each)}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute end-2.5">
        <Icon name="down" size="small" />
      </span>
    </span>
  )
}
