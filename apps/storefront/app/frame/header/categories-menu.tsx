import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Loading, Skeleton } from '@ironsouq/ui/primitives/display/skeleton'
import { lazy, Suspense, useState } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { MENU_LINE, MenuFold } from '#kit/navigation/menu-fold.tsx'
import { useT } from '#kit/text/use-t.ts'

const CategoryLinks = lazy(() =>
  import('./categories-menu-links.tsx').then(({ CategoryLinks }) => ({ default: CategoryLinks })),
)

function Waiting() {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className="grid grid-cols-3 gap-2 p-3">
        <Skeleton size="h-5" />
        <Skeleton size="h-5" />
        <Skeleton size="h-5" />
      </div>
    </Loading>
  )
}

/** The first level of categories, loaded when the menu opens; without script, the device list. */
export function CategoriesMenu({ buttonLook }: { buttonLook: string }) {
  const t = useT()
  const [isWanted, setIsWanted] = useState(false)
  return (
    <MenuFold
      buttonLook={buttonLook}
      look="start-0 w-180 rounded-box p-2"
      onOpen={() => setIsWanted(true)}
      button={
        <>
          {t('shell.categories')}
          <Icon name="down" size="small" />
        </>
      }
    >
      <LocalLink href="/device-list" className={`${MENU_LINE} font-semibold`}>
        {t('shell.allMachines')}
      </LocalLink>
      {isWanted && (
        <Suspense fallback={<Waiting />}>
          <CategoryLinks waiting={<Waiting />} onFail={() => setIsWanted(false)} />
        </Suspense>
      )}
    </MenuFold>
  )
}
