import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useId } from 'react'
import { useSiteData } from '#kit/page/site-data.ts'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'
import { chooseDestination, destinationStore } from './destination-store.ts'
import { useDestination, useDestinationName } from './use-destination.ts'

/**
 * The same choice as in the header, beside a landed cost. Its space is reserved from the start, so
 * that hydration does not shift the button below it.
 */
export function DestinationSelect() {
  const t = useT()
  const id = useId()
  const { destinations } = useSiteData().landedCostTables
  const to = useDestination()
  const destinationName = useDestinationName()
  const isRecalled = useStore(destinationStore, (state) => state.isRecalled)
  if (!to) return null
  return (
    <span className="relative inline-flex max-w-full items-center print:hidden noscript:invisible">
      <label htmlFor={id} className="sr-only">
        {t('landedCost.change')}
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
