import { Icon } from '@ironsouq/ui/primitives/icon'
import type { MouseEvent } from 'react'
import { closeFold, MENU_LINE, MenuFold } from './menu-fold.tsx'
import { useShell } from './shell-data.ts'
import { chooseDestination, destinationStore } from './stores/destination-store.ts'
import { useStore } from './stores/store.ts'
import { useDestination, useDestinationName } from './use-destination.ts'
import { useT } from './use-t.ts'

/**
 * Where the landed prices lead to. The choice is the browser's own, because pages are the same for
 * everyone: without script the default is named and nothing offered.
 */
export function DestinationMenu({ buttonLook }: { buttonLook: string }) {
  const t = useT()
  const { destinations } = useShell().landed
  const to = useDestination()
  const destinationName = useDestinationName()
  const isRecalled = useStore(destinationStore, (state) => state.isRecalled)
  if (!to) return null

  const handleChoice = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    chooseDestination(currentTarget.value)
    closeFold(currentTarget.closest('details'))
  }
  const name = (
    <>
      <Icon name="ship" size="small" />
      <span className="text-on-graphite-muted max-lg:sr-only">{t('landed.to')}</span>
      <span className="max-w-[38vw] truncate">{destinationName(to)}</span>
    </>
  )
  if (!isRecalled) return <p className={buttonLook}>{name}</p>
  return (
    <MenuFold
      buttonLook={buttonLook}
      look="start-0 rounded-box p-1 max-h-[80vh] min-w-60 overflow-y-auto"
      button={
        <>
          {name}
          <Icon name="down" size="small" />
        </>
      }
    >
      <ul aria-label={t('landed.to')}>
        {destinations.map((each) => (
          <li key={each.code}>
            <button
              type="button"
              value={each.code}
              onClick={handleChoice}
              aria-current={each === to ? 'true' : undefined}
              className={MENU_LINE}
            >
              {destinationName(each)}
            </button>
          </li>
        ))}
      </ul>
    </MenuFold>
  )
}
