import {
  boundsOf,
  boundsText,
  DEVICE_SORTS,
  type DeviceSort,
  valuesOf,
} from '@ironsouq/contract/machines/device/device.filters'
import type { DevicePage } from '@ironsouq/contract/machines/device/device.query'
import type { Key } from '@ironsouq/i18n/messages'
import { SearchChoice, type SearchedChoice } from '@ironsouq/portal/device/search-choice'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { CardLine } from '@ironsouq/portal/screen/card-line'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Tags } from '@ironsouq/ui/primitives/display/tag'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { FACET_WORD } from '#features/machines/facet/parts/facet-labels.ts'
import {
  type ListParameter,
  type MachineList,
  machineListOf,
  queryAtAddress,
  queryOf,
} from './machine-list.ts'
import { useListedMachines } from './use-listed-machines.ts'

const SORT_WORD: Readonly<Record<DeviceSort, Key>> = {
  relevance: 'device.sortRelevance',
  newest: 'device.sortNewest',
  bestValue: 'device.sortBestValue',
  priceLow: 'device.sortPriceLow',
  priceHigh: 'device.sortPriceHigh',
  hoursLow: 'device.sortHoursLow',
  yearNew: 'device.sortYearNew',
}

/** Parameters with a field of their own; `literal` says how the words are read. */
const FIELDS = new Set<ListParameter>(['category', 'price', 'sort', 'literal'])
/** Fields for one value; several come from an address. */
const SINGLE = ['type', 'brand'] as const

interface FieldsProps {
  list: MachineList
  set: (next: { [Name in ListParameter]?: string | undefined }) => void
  page: DevicePage | undefined
}

/** What a filter of the list offers, and what is chosen even if it is not offered now. */
function useOptions(page: DevicePage | undefined) {
  const format = useFormat()
  return (filter: (typeof SINGLE)[number], chosen: string): SearchedChoice[] => {
    const offered = page?.facets.find((facet) => facet.filter === filter)?.options ?? []
    const options = offered.map(({ value, label, count }) => ({
      id: value,
      name: label ?? value,
      note: format.number(count),
    }))
    const isOffered = chosen === '' || options.some(({ id }) => id === chosen)
    return isOffered ? options : [{ id: chosen, name: chosen, note: '' }, ...options]
  }
}

/** The first level of the tree, and the category of the list, whatever its level. */
function useCategories(
  all: DevicePage | undefined,
  page: DevicePage | undefined,
): SearchedChoice[] {
  const first = (all?.categories ?? []).map(({ code: id, name }) => ({ id, name }))
  const below = (page?.path ?? []).map(({ code: id, name }) => ({ id, name }))
  return [...first, ...below.filter(({ id }) => first.every((each) => each.id !== id))]
}

function PriceFields({ list, set }: Omit<FieldsProps, 'page'>) {
  const t = useT()
  const bounds = boundsOf(list.price)
  const field = (end: 'min' | 'max', label: string) => (
    <NumberField
      label={label}
      hasNoSteps
      minValue={0}
      formatOptions={{ maximumFractionDigits: 0 }}
      value={bounds[end] ?? NaN}
      onChange={(value) => {
        const { [end]: _, ...other } = bounds
        set({ price: boundsText(Number.isNaN(value) ? other : { ...other, [end]: value }) })
      }}
    />
  )
  return (
    <fieldset className="grid grid-cols-2 gap-x-2 gap-y-1">
      <legend className="mb-1 text-small font-semibold">
        {t('device.priceIn', { currency: 'AED' })}
      </legend>
      {field('min', t('device.from'))}
      {field('max', t('device.to'))}
    </fieldset>
  )
}

/** What came with an address and has no field: it is named, and can be removed. */
function FurtherFilters({ list, set }: Omit<FieldsProps, 'page'>) {
  const t = useT()
  const isSingle = (name: ListParameter) =>
    SINGLE.some((each) => each === name) && valuesOf(list[name]).length === 1
  const nameOf = (name: ListParameter) => {
    if (name === 'q') return t('backofficeNews.machinesWords')
    return t(FACET_WORD[(name === 'spec' ? 'specs' : name) as keyof typeof FACET_WORD])
  }
  const names = (Object.keys(list) as ListParameter[]).filter(
    (name) => !FIELDS.has(name) && !isSingle(name),
  )
  if (names.length === 0) return null
  const shown = (name: ListParameter) => (list[name] ?? '').replaceAll(',', ', ')
  return (
    <div className="grid gap-1">
      <p className="text-small font-semibold">{t('backofficeNews.machinesFurther')}</p>
      <Tags
        label={t('backofficeNews.machinesFurther')}
        tags={names.map((name) => ({ id: name, text: `${nameOf(name)}: ${shown(name)}` }))}
        onRemove={(removed) => set(Object.fromEntries(removed.map((name) => [name, undefined])))}
      />
    </div>
  )
}

/** Takes over the filters of a list page by its address. */
function AddressField({ onChange }: { onChange: (query: string) => void }) {
  const t = useT()
  const [address, setAddress] = useState('')
  const take = (typed: string) => {
    const query = queryAtAddress(typed)
    setAddress(query === undefined ? typed : '')
    if (query !== undefined) onChange(query)
  }
  return (
    <TextField
      label={t('backofficeNews.machinesAddress')}
      description={t('backofficeNews.machinesAddressHelp')}
      value={address}
      onChange={take}
      error={address.trim() === '' ? undefined : t('backofficeNews.machinesAddressWrong')}
    />
  )
}

/** The first machines of the list as it is now, and how many there are. */
function Preview({ page }: { page: DevicePage }) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold">
        {t('backofficeNews.machinesNow', { count: page.total })}
      </p>
      <ul className="grid gap-2">
        {page.records.map(({ deviceId, title, picture, yearMade, price }) => (
          <li key={deviceId}>
            <CardLine
              title={title}
              picture={picture}
              icon="truck"
              detail={[yearMade, price ? format.money(price) : t('device.priceOnRequest')].join(
                ' · ',
              )}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MachinesPanelProps {
  /** The stored query of the list; empty: none. */
  query: string
  onChange: (query: string) => void
  error?: string
}

/** Chooses the machines that are shown beside an article, by the filters of the list. */
export function MachinesPanel({ query, onChange, error }: MachinesPanelProps) {
  const t = useT()
  const all = useListedMachines('')
  const filtered = useListedMachines(query === '' ? undefined : query)
  const page = query === '' ? all : filtered
  const list = machineListOf(query)
  const set: FieldsProps['set'] = (next) => {
    const merged = Object.entries({ ...list, ...next }).filter(([, value]) => value)
    onChange(queryOf(Object.fromEntries(merged)))
  }
  const categories = useCategories(all, page)
  const options = useOptions(page)
  const choiceOf = (name: (typeof SINGLE)[number], label: string) => {
    const [first = '', ...more] = valuesOf(list[name])
    const chosen = more.length > 0 ? '' : first
    return (
      <SearchChoice
        label={label}
        choices={options(name, chosen)}
        value={chosen}
        onChange={(id) => set({ [name]: id })}
      />
    )
  }
  return (
    <Panel heading={t('backofficeNews.machines')}>
      <div className="grid gap-3">
        <SearchChoice
          label={t('device.category')}
          choices={categories}
          value={list.category ?? ''}
          onChange={(category) => set({ category, type: undefined, spec: undefined })}
        />
        {choiceOf('type', t('device.machineType'))}
        {choiceOf('brand', t('device.brand'))}
        <PriceFields list={list} set={set} />
        <Select
          label={t('device.sortBy')}
          options={DEVICE_SORTS.filter((sort) => list.q || sort !== 'relevance').map((sort) => ({
            id: sort,
            text: t(SORT_WORD[sort]),
          }))}
          value={list.sort ?? (list.q ? 'relevance' : 'newest')}
          onChange={(sort) => set({ sort: String(sort) })}
        />
        <FurtherFilters list={list} set={set} />
        <AddressField onChange={onChange} />
        {error !== undefined && <p className="text-refused">{error}</p>}
        {query === '' ? (
          <p role="status" className="text-ink-muted">
            {t('backofficeNews.machinesNone')}
          </p>
        ) : (
          <>
            {page && <Preview page={page} />}
            <div>
              <Button icon="close" size="portal" onPress={() => onChange('')}>
                {t('backofficeNews.machinesRemove')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  )
}
