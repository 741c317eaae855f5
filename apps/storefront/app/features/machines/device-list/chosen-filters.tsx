import {
  CHOICES,
  listText,
  RANGES,
  specsOf,
  specsText,
  valuesOf,
} from '@ironsouq/contract/machines/device/device.filters'
import type { DevicePage } from '@ironsouq/contract/machines/device/device.query'
import { isolated } from '@ironsouq/i18n/isolate'
import { chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import {
  type Asked,
  deviceListPath,
  type ListQuery,
} from '#features/machines/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { type FilterLabels, useFilterLabels } from './use-filter-labels.ts'

interface Chosen {
  key: string
  text: string
  /** The query without this filter. */
  without: Asked
  /** The words of the query that it was derived from, if the user did not choose it. */
  phrase?: string
}

type Found = Pick<DevicePage, 'text' | 'understood' | 'facets' | 'specs'>

/** Removes the free text; filters that were derived from it stay. */
const withoutText = (query: ListQuery, { understood }: Found): Asked => ({
  ...query,
  q: understood.map(({ phrase }) => phrase).join(' '),
})

function chosenBy(query: ListQuery, page: Found, words: FilterLabels): Chosen[] {
  const chosen: Chosen[] = []
  if (page.text) chosen.push({ key: 'q', text: page.text, without: withoutText(query, page) })
  for (const { filter, value, label, phrase } of page.understood) {
    const literal = listText([...new Set([...valuesOf(query.literal), filter])])
    const text = label ?? words.filter(filter, value, page)
    chosen.push({ key: `understood ${filter}`, text, phrase, without: { ...query, literal } })
  }
  for (const name of CHOICES) {
    const list = query[name]
    if (!list) continue
    const rest = { ...query, [name]: undefined }
    if (name === 'grade') {
      chosen.push({ key: name, text: words.grades(list), without: rest })
      continue
    }
    const values = valuesOf(list)
    for (const value of values)
      chosen.push({
        key: `${name} ${value}`,
        text: words.filter(name, value, page),
        without: { ...query, [name]: listText(values.filter((each) => each !== value)) },
      })
  }
  for (const name of RANGES) {
    const text = query[name]
    if (text)
      chosen.push({
        key: name,
        text: words.range(name, text),
        without: { ...query, [name]: undefined },
      })
  }
  const specs = specsOf(query.spec)
  for (const [code, value] of specs) {
    const rest = new Map(specs)
    rest.delete(code)
    chosen.push({
      key: `spec ${code}`,
      text: words.spec(code, value, page),
      without: { ...query, spec: specsText(rest) },
    })
  }
  return chosen
}

/** The chosen filters without the category, which is the heading of the page. */
export function useChosen(query: ListQuery, page: Found): readonly Chosen[] {
  return chosenBy(query, page, useFilterLabels())
}

interface ChosenFiltersProps {
  chosen: readonly Chosen[]
  /** The query without any filter. */
  clear: Asked
}

/** Each filter has a link that removes it; a derived one shows the words it comes from. */
export function ChosenFilters({ chosen, clear }: ChosenFiltersProps) {
  const t = useT()
  if (chosen.length === 0) return null
  return (
    <ul
      aria-label={t('device.activeFilters')}
      className="flex min-w-0 items-center gap-2 max-lg:shrink-0 lg:flex-wrap"
    >
      {chosen.map(({ key, text, without, phrase }) => (
        <li key={key} className="flex max-w-full min-w-0 max-lg:shrink-0">
          <LocalLink
            href={deviceListPath({ ...without, current: 1 })}
            preventScrollReset
            aria-label={phrase === undefined ? t('device.removeFilter', { name: text }) : undefined}
            className={`relative ${chipLook(phrase === undefined ? 'plain' : 'line')} max-lg:max-w-[92vw]`}
          >
            <bdi className="truncate">{text}</bdi>
            {phrase !== undefined && (
              <>
                <span className="truncate font-normal text-ink-muted">
                  {t('search.understoodFrom', { phrase: isolated(phrase) })}
                </span>
                <span className="sr-only">
                  {t('search.undoUnderstood', { phrase, name: text })}
                </span>
              </>
            )}
            <Icon name="close" size="small" />
          </LocalLink>
        </li>
      ))}
      <li className="flex max-lg:shrink-0">
        <LocalLink
          href={deviceListPath(clear)}
          preventScrollReset
          className={`${buttonLook({ tone: 'quiet', size: 'dense' })} whitespace-nowrap`}
        >
          {t('device.clearAll')}
        </LocalLink>
      </li>
    </ul>
  )
}
