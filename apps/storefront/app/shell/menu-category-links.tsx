import { type Category, categoryEndpoints } from '@ironsouq/contract/category/category.endpoints'
import { type ReactNode, useEffect, useState } from 'react'
import { apiWith } from './browser-api.ts'
import { LocalLink } from './local-link.tsx'
import { MENU_LINE } from './menu-fold.tsx'
import { useShell } from './shell-data.ts'

interface CategoryLinksProps {
  waiting: ReactNode
  /** The list stays reachable; the next opening asks again. */
  onFail: () => void
}

export function CategoryLinks({ waiting, onFail }: CategoryLinksProps) {
  const { locale } = useShell()
  const [categories, setCategories] = useState<readonly Category[]>()
  useEffect(() => {
    let isWanted = true
    apiWith({ handlesRefusal: true })(categoryEndpoints.info, { query: {} }).then(
      ({ categoryInfo }) => isWanted && setCategories(categoryInfo),
      () => isWanted && onFail(),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each language
  }, [locale])
  if (!categories) return waiting
  return (
    <ul className="grid grid-cols-3">
      {categories.map(({ code, name }) => (
        <li key={code}>
          <LocalLink
            href={`/device-list?${new URLSearchParams({ category: code })}`}
            className={MENU_LINE}
          >
            {name}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
