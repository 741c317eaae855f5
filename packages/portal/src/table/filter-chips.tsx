import type { ViewState } from '@ironsouq/contract/view-state'
import { chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Popover } from '@ironsouq/ui/primitives/overlay/popover'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { FilterForm } from './filter-form.tsx'
import { type Filter, filterNames } from './filter.ts'

/** A thumb hits it. */
const TALL = 'max-lg:min-h-11!'

interface FilterChipsProps {
  filters: readonly Filter[]
  chosen: ViewState['filters']
  onChange: (values: Record<string, string[]>) => void
}

/** What a filter lets through, in words; undefined when it lets everything through. */
function useWords(): (filter: Filter, chosen: ViewState['filters']) => string | undefined {
  const format = useFormat()
  return (filter, chosen) => {
    if (filter.kind === 'range') {
      const ends = [chosen[filter.from]?.[0], chosen[filter.to]?.[0]]
      if (ends.every((end) => end === undefined)) return undefined
      const word = (end: string) => (filter.type === 'date' ? format.date(end) : format.number(end))
      const [from = '', to = ''] = ends.map((end) => (end === undefined ? '' : word(end)))
      return `\u2068${from}\u2013${to}\u2069${filter.unit === undefined ? '' : ` ${filter.unit}`}`
    }
    const values = chosen[filter.name] ?? []
    if (values.length === 0) return undefined
    if (filter.kind === 'text') return values.join(' ')
    return format.list(values.map((id) => filter.options.find((one) => one.id === id)?.text ?? id))
  }
}

/** The filters of a list: a chip with a cross for each chosen one, and one that opens for the rest. */
export function FilterChips({ filters, chosen, onChange }: FilterChipsProps) {
  const t = useT()
  const wordsOf = useWords()
  const clear = (filter: Filter) =>
    onChange(Object.fromEntries(filterNames(filter).map((name) => [name, []])))
  const chips = filters.map((filter) => ({ filter, words: wordsOf(filter, chosen) }))
  return (
    <div
      role="group"
      aria-label={t('portal.filters')}
      className="flex min-w-0 flex-wrap items-center gap-2 max-lg:-me-(--gutter) max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:pe-(--gutter) max-lg:py-1 max-lg:[scrollbar-width:none]"
    >
      {chips.map(({ filter, words }) => (
        <span key={filter.text} className="flex max-lg:shrink-0">
          <Popover
            label={filter.text}
            trigger={
              <AriaButton
                className={`${TALL} ${chipLook(words === undefined ? 'line' : 'plain')} ${words === undefined ? '' : 'rounded-e-none'}`}
              >
                {words === undefined
                  ? filter.text
                  : t('portal.filterChosen', { filter: filter.text, values: words })}
                {words === undefined && <Icon name="down" size="small" />}
              </AriaButton>
            }
          >
            {(close) => (
              <FilterForm
                filter={filter}
                chosen={chosen}
                onApply={(values) => {
                  onChange(values)
                  close()
                }}
              />
            )}
          </Popover>
          {words !== undefined && (
            <button
              type="button"
              aria-label={`${t('portal.clearFilters')}: ${filter.text}`}
              onClick={() => clear(filter)}
              className={`${TALL} ${chipLook()} min-w-11 justify-center rounded-s-none ps-0! lg:min-w-0`}
            >
              <Icon name="close" size="small" />
            </button>
          )}
        </span>
      ))}
    </div>
  )
}
