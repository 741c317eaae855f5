import type { DeviceQuery } from '@ironsouq/contract/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { deviceListPath } from './device-list-path.ts'
import { EMIRATE_WORD } from './device-words.ts'

type FilterName = 'q' | 'category' | 'brand' | 'emirate'

interface ChosenFiltersProps {
  query: DeviceQuery
  /** What the codes of the query are called. */
  names: Partial<Record<'category' | 'brand', string>>
}

/** What is chosen, each with a link to the same list without it. */
export function ChosenFilters({ query, names }: ChosenFiltersProps) {
  const t = useT()
  const { q, category, brand, emirate } = query
  const chosen: Record<FilterName, string | undefined> = {
    q,
    category: category && (names.category ?? category),
    brand: brand && (names.brand ?? brand),
    emirate: emirate && t(EMIRATE_WORD[emirate]),
  }
  const without = (name: FilterName) => {
    const { [name]: _, ...rest } = query
    return deviceListPath({ ...rest, current: 1 })
  }
  const chips = Object.entries(chosen).filter((entry): entry is [FilterName, string] => !!entry[1])
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('device.activeFilters')} className="flex flex-wrap items-center gap-2">
      {chips.map(([name, text]) => (
        <li key={name}>
          <LocalLink
            href={without(name)}
            aria-label={t('device.removeFilter', { name: text })}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-box bg-sunk px-3 font-medium lg:min-h-8"
          >
            <bdi className="truncate">{text}</bdi>
            <Icon name="close" size="small" />
          </LocalLink>
        </li>
      ))}
      <li>
        <LocalLink href="/device-list" className={buttonLook({ tone: 'quiet', size: 'dense' })}>
          {t('device.clearAll')}
        </LocalLink>
      </li>
    </ul>
  )
}
