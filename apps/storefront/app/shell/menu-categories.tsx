import { Icon } from '@ironsouq/ui/primitives/icon'
import { Loading, Skeleton } from '@ironsouq/ui/primitives/skeleton'
import { lazy, Suspense, useState } from 'react'
import { LocalLink } from './local-link.tsx'
import { MENU_LINE, MenuFold } from './menu-fold.tsx'
import { useT } from './use-t.ts'

const CategoryLinks = lazy(() =>
  import('./menu-category-links.tsx').then(({ CategoryLinks }) => ({ default: CategoryLinks })),
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

/** The first level of categories, asked for when the menu is opened; without script, the list. */
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
