import { CHOICES, RANGES, specsOf } from '@ironsouq/contract/machines/device/device.filters'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import {
  ALL,
  type Asked,
  deviceListPath,
  type ListQuery,
} from '#features/machines/device/parts/device-list-path.ts'
import { FilterSheet, isOpenSheet } from '#kit/list/filter-sheet.tsx'
import { LoadLeftOut, useLeftOut } from '#kit/list/left-out-options.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { DeviceFacets } from './device-facets.tsx'
import type { ListedPage } from './left-out.ts'
import { useListForm } from './use-list-form.ts'

type Found = Pick<
  ListedPage,
  'shownFacets' | 'facets' | 'ranges' | 'specs' | 'total' | 'understood' | 'left'
>

/** Hidden fields: parts of the query that the form does not show. */
function unseen(query: ListQuery, { facets, ranges, specs }: Found): [string, string][] {
  const shownChoices = new Set<string>(
    facets.filter(({ options }) => options.length > 0).map(({ filter }) => filter),
  )
  const shownRanges = new Set<string>(ranges.map(({ filter }) => filter))
  const shownSpecs = new Set(specs.map(({ code }) => code))
  const names = [
    'category',
    'literal',
    'view',
    'filters',
    ...CHOICES.filter((name) => !shownChoices.has(name)),
    ...RANGES.filter((name) => !shownRanges.has(name)),
  ] as const
  const hidden = names.flatMap((name): [string, string][] => {
    const value = query[name]
    return value ? [[name, value]] : []
  })
  const hiddenSpecs = [...specsOf(query.spec)]
    .filter(([code]) => !shownSpecs.has(code))
    .map(([code, value]): [string, string] => ['spec', `${code}:${value}`])
  return [...hidden, ...hiddenSpecs]
}

const LONGEST = 100

interface Draft {
  asked: Asked
  page: Found
}

/** The facets with what the first HTML left out, once a user asked for it. */
function useWhole(query: ListQuery, page: Found) {
  const ask = useCallback(async () => (await import('./device-count.ts')).countOf(query), [query])
  const { whole, loading } = useLeftOut<Found>(ask, deviceListPath({ ...query, filters: ALL }))
  return { page: page.left && whole ? whole : page, loading }
}

/** The result count for the draft in the sheet, loaded while the user chooses. */
function useDraft() {
  const [draft, setDraft] = useState<Draft>()
  const latest = useRef<Asked>(undefined)
  const ask = useCallback((asked: Asked) => {
    latest.current = asked
    void import('./device-count.ts')
      .then(({ countOf }) => countOf(asked))
      .then((page) => {
        if (page && latest.current === asked) setDraft({ asked, page })
      })
  }, [])
  const drop = () => {
    latest.current = undefined
    setDraft(undefined)
  }
  return { draft, ask, drop }
}

/** Text that narrows the chosen filters; the search bar starts a new search. */
function FreeText({ text }: { text: string | undefined }) {
  const t = useT()
  return (
    <label className={`${fieldBox('dense')} mt-3 lg:mt-0 lg:mb-3`}>
      <span className="sr-only">{t('device.searchLabel')}</span>
      <Icon name="search" size="small" />
      <input
        type="search"
        name="q"
        defaultValue={text}
        placeholder={t('device.searchPlaceholder')}
        maxLength={LONGEST}
        enterKeyHint="search"
        className={`${FIELD_BARE} placeholder-shown:text-ellipsis`}
      />
    </label>
  )
}

interface DeviceFiltersProps {
  /** The button that opens the sheet and the sort order refer to these ids. */
  ids: { sheet: string; form: string }
  query: ListQuery
  page: Found
  clear: Asked
  /** Shown above the facets. */
  children?: ReactNode
}

/** The facets of the list, as a GET form: it works without script. */
export function DeviceFilters({ ids, query, page: given, clear, children }: DeviceFiltersProps) {
  const t = useT()
  const at = useLocalPath()
  const sheet = useRef<HTMLElement>(null)
  const { draft, ask, drop } = useDraft()
  const { page, loading } = useWhole(query, given)
  const [life, setLife] = useState(0)
  const isSheet = () => isOpenSheet(sheet)
  const shown: Draft = draft ?? { asked: query, page }
  const before = { asked: shown.asked, understood: shown.page.understood }
  const { form, handleSubmit } = useListForm(before, (asked) => {
    if (isSheet()) ask(asked)
    return isSheet()
  })
  // Discard a draft that was not applied.
  const handleClose = () => {
    form.current?.reset()
    drop()
  }
  return (
    <FilterSheet id={ids.sheet} sheet={sheet} onClose={handleClose}>
      <form
        ref={form}
        id={ids.form}
        method="get"
        action={at('/device-list')}
        noValidate
        role="search"
        aria-label={t('device.filters')}
        // Inputs with their own state are mounted again with the form.
        onReset={() => setLife(life + 1)}
        onSubmit={(event) => {
          if (isSheet()) sheet.current?.hidePopover()
          handleSubmit(event)
        }}
        className="contents"
      >
        <div className="max-lg:min-h-0 max-lg:flex-1 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:px-(--gutter)">
          {unseen(query, page).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <FreeText text={query.q} />
          {children}
          <LoadLeftOut value={loading}>
            <DeviceFacets key={life} asked={shown.asked} page={shown.page} />
          </LoadLeftOut>
          <noscript>
            <button
              type="submit"
              className={`${buttonLook({ tone: 'ink', isWide: true })} max-lg:hidden`}
            >
              {t('device.apply')}
            </button>
          </noscript>
        </div>
        <div className="flex gap-3 border-t border-line bg-raised px-(--gutter) py-3 pb-[calc(12px+env(safe-area-inset-bottom))] *:flex-1 lg:hidden">
          <LocalLink href={deviceListPath(clear)} className={buttonLook()}>
            {t('device.clearAll')}
          </LocalLink>
          <button type="submit" className={buttonLook({ tone: 'ink' })}>
            <span aria-live="polite">{t('device.showResults', { count: shown.page.total })}</span>
          </button>
        </div>
      </form>
    </FilterSheet>
  )
}
