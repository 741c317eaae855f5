import {
  type Category,
  categoryEndpoints,
} from '@ironsouq/contract/machines/category/category.endpoints'
import { type ReactNode, useEffect, useState } from 'react'
import { apiWith } from '#kit/api/browser-api.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { MENU_LINE } from '#kit/navigation/menu-fold.tsx'
import { useSiteData } from '#kit/page/site-data.ts'

interface CategoryLinksProps {
  waiting: ReactNode
  /** The device list stays reachable; the next opening tries again. */
  onFail: () => void
}

export function CategoryLinks({ waiting, onFail }: CategoryLinksProps) {
  const { locale } = useSiteData()
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
