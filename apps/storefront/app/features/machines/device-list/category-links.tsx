import type { DevicePage } from '@ironsouq/contract/machines/device/device.query'
import { deviceListPath, type ListQuery } from '#features/machines/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { useFold } from './facet-folds.ts'

interface CategoryLinksProps {
  query: ListQuery
  categories: DevicePage['categories']
}

/** The number shown before "more". */
const FIRST = 8

/** The first level of the category tree while no category is chosen; each link keeps the filters. */
export function CategoryLinks({ query, categories }: CategoryLinksProps) {
  const t = useT()
  const format = useFormat()
  const { isOpen, onFold } = useFold('category rest', false)
  const links = (some: CategoryLinksProps['categories']) => (
    <ul className="category-links">
      {some.map(({ code, name, count }) => (
        <li key={code}>
          <LocalLink href={deviceListPath({ ...query, category: code, current: 1 })}>
            <span>{name}</span>
            {count !== null && <span>{format.number(count)}</span>}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
  const found = categories.filter(({ count }) => count !== 0)
  const rest = found.slice(FIRST)
  if (found.length === 0) return null
  return (
    <nav aria-label={t('device.category')} className="border-t-2 border-ink py-3">
      <h2 className="flex min-h-11 items-center pb-1 font-bold lg:min-h-7">
        {t('device.category')}
      </h2>
      {links(found.slice(0, FIRST))}
      {rest.length > 0 && (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => onFold(currentTarget.open)}
          className="group"
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-center font-semibold group-open:hidden lg:min-h-8">
            {t('search.moreOptions', { count: rest.length })}
          </summary>
          {links(rest)}
        </details>
      )}
    </nav>
  )
}
