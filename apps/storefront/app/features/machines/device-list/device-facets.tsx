import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import {
  type Choice,
  type RangeName,
  specsOf,
  valuesOf,
} from '@ironsouq/contract/machines/device/device.filters'
import type {
  Facet as Choices,
  SpecFacet,
  Spread,
} from '@ironsouq/contract/machines/device/device.query'
import {
  Facet,
  type FacetOption,
  FilterPanel,
  LongFacetOptions,
} from '@ironsouq/ui/patterns/list/filter-panel'
import { type ReactNode } from 'react'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import type { Asked } from '#features/machines/device/parts/device-list-path.ts'
import { LeftOutOptions } from '#kit/list/left-out-options.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { FILTER_WORD } from './device-filter-labels.ts'
import { DeviceRange, SpecRange } from './device-ranges.tsx'
import { useFold } from './facet-folds.ts'
import { type ListedPage, specFold } from './left-out.ts'
import { useFilterLabels } from './use-filter-labels.ts'

/** No machine has a value for this range. */
const isEmpty = ({ bars }: Spread) => !bars.some((count) => count > 0)

interface FoldingFacetProps {
  name: string
  /** Its content is not in the page yet. */
  isLeft: boolean
  title: string
  /** Chosen, or open by the settings of the shop. */
  isOpenAtFirst: boolean
  children: ReactNode
}

function FoldingFacet({ name, title, isLeft, isOpenAtFirst, children }: FoldingFacetProps) {
  const fold = useFold(name, isOpenAtFirst)
  return (
    <Facet title={title} {...fold}>
      {isLeft ? <LeftOutOptions /> : children}
    </Facet>
  )
}

interface OptionsProps {
  /** The name of the form field. */
  name: string
  options: readonly FacetOption[]
  chosen: readonly string[]
  more: (count: number) => string
  foldName: string
  left: number | undefined
}

function Options({ foldName, left, ...options }: OptionsProps) {
  return (
    <LongFacetOptions
      {...options}
      {...useFold(`${foldName} rest`, false)}
      left={left === undefined ? undefined : { count: left, content: <LeftOutOptions /> }}
    />
  )
}

interface FacetOf<T> {
  facet: T
  /** The number of options that are not in `facet` yet. */
  left: number | undefined
  chosen: string | undefined
  isOpen: boolean
}

function ChoiceFacet({ facet, left, chosen, isOpen }: FacetOf<Choices>) {
  const t = useT()
  const format = useFormat()
  const words = useFilterLabels()
  const { filter } = facet
  const values = valuesOf(chosen)
  // A chosen option without results stays visible so that the user can clear it.
  const missing = values.filter((value) => !facet.options.some((each) => each.value === value))
  const { auction } = useSiteData().switches
  const offered = facet.options.filter(({ value }) => auction || value !== 'auction')
  const all = [...offered, ...missing.map((value) => ({ value, label: null, count: 0 }))]
  return (
    <FoldingFacet
      name={filter}
      isLeft={left !== undefined && all.length === 0}
      title={t(FILTER_WORD[filter])}
      isOpenAtFirst={isOpen || values.length > 0}
    >
      <Options
        name={filter}
        foldName={filter}
        left={left}
        chosen={values}
        more={(count) =>
          t(filter === 'brand' ? 'search.moreBrands' : 'search.moreOptions', { count })
        }
        options={all.map(({ value, label, count }) => ({
          value,
          text: words.option(filter, value, label),
          count,
          figure: format.number(count),
          ...(filter === 'grade' && { mark: <DeviceGrade grade={value as Grade} size="letter" /> }),
        }))}
      />
    </FoldingFacet>
  )
}

function SpecChoice({ facet, left, chosen }: Omit<FacetOf<SpecFacet>, 'isOpen'>) {
  const t = useT()
  const format = useFormat()
  const { code, kind, options } = facet
  const word = (value: string) => t(value === 'no' ? 'search.no' : 'search.yes')
  return (
    <Options
      name="spec"
      foldName={specFold(code)}
      left={left}
      chosen={valuesOf(chosen).map((value) => `${code}:${value}`)}
      more={(count) => t('search.moreOptions', { count })}
      options={options.map(({ value, label, count }) => ({
        value: `${code}:${value}`,
        text: label ?? (kind === 'flag' ? word(value) : value),
        count,
        figure: format.number(count),
      }))}
    />
  )
}

function SpecFacetOf({ facet, left, chosen, isOpen }: FacetOf<SpecFacet>) {
  const words = useFilterLabels()
  const { code, name, unit, spread, options } = facet
  const isLeft = left !== undefined && options.length === 0
  if (spread ? isEmpty(spread) && chosen === undefined : !isLeft && options.length === 0)
    return null
  const title = unit && !spread ? `${name} (${words.unit(unit)})` : name
  return (
    <FoldingFacet
      name={specFold(code)}
      isLeft={isLeft}
      title={title}
      isOpenAtFirst={isOpen || chosen !== undefined}
    >
      {spread ? (
        <SpecRange facet={{ ...facet, spread }} chosen={chosen} />
      ) : (
        <SpecChoice facet={facet} left={left} chosen={chosen} />
      )}
    </FoldingFacet>
  )
}

interface DeviceFacetsProps {
  asked: Asked
  page: Pick<ListedPage, 'shownFacets' | 'facets' | 'ranges' | 'specs' | 'understood' | 'left'>
}

const textOf = (value: string | number | undefined) =>
  value === undefined ? undefined : String(value)

/** All filters of the list, with the number of results for each option. */
export function DeviceFacets({ asked, page }: DeviceFacetsProps) {
  const t = useT()
  const { currency } = useFilterLabels()
  const specs = specsOf(textOf(asked.spec))
  const facetOf = (name: Choice | RangeName, isOpen: boolean) => {
    const chosen = textOf(asked[name])
    const left = page.left?.[name]
    const choices = page.facets.find(({ filter }) => filter === name)
    if (choices && (choices.options.length > 0 || left !== undefined))
      return <ChoiceFacet key={name} facet={choices} left={left} chosen={chosen} isOpen={isOpen} />
    const range = page.ranges.find(({ filter }) => filter === name)
    const meant = page.understood.find(({ filter }) => filter === name)?.value
    const at = chosen ?? meant
    if (!range || (isEmpty(range) && at === undefined)) return null
    const title = name === 'price' ? t('device.priceIn', { currency }) : t(FILTER_WORD[name])
    return (
      <FoldingFacet
        key={name}
        name={name}
        isLeft={left !== undefined}
        title={title}
        isOpenAtFirst={isOpen || at !== undefined}
      >
        <DeviceRange key={at} facet={range} chosen={at} />
      </FoldingFacet>
    )
  }
  const specFacets = (isOpen: boolean) =>
    page.specs.map((facet) => (
      <SpecFacetOf
        key={facet.code}
        facet={facet}
        left={page.left?.[specFold(facet.code)]}
        chosen={specs.get(facet.code)}
        isOpen={isOpen}
      />
    ))
  return (
    <FilterPanel>
      {page.shownFacets.map(({ facet, isOpen }) =>
        facet === 'specs' ? specFacets(isOpen) : facetOf(facet, isOpen),
      )}
    </FilterPanel>
  )
}
