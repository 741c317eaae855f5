import { type FacetName, FACETS } from '@ironsouq/contract/machines/device/device.filters'
import { facetEndpoints, FacetLayout } from '@ironsouq/contract/machines/facet/facet.endpoints'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { api } from '@ironsouq/portal/api/api.ts'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { OrderList } from '@ironsouq/portal/form/order-list'
import { useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { useState } from 'react'
import { useOrderLabels } from '#features/machines/category/parts/use-order-labels.ts'
import { useShownBelow } from '#features/machines/category/parts/use-shown-below.ts'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/facets.screen.ts'
import { FACET_WORD } from './parts/facet-labels.ts'

interface Values {
  order: FacetName[]
  hidden: FacetName[]
  open: FacetName[]
}

/** One order for a set of names, so that two equal sets are equal lists. */
const inOrder = (names: readonly FacetName[]) => FACETS.filter((facet) => names.includes(facet))

const valuesOf = ({ facets }: FacetLayout): Values => ({
  order: facets.map(({ facet }) => facet),
  hidden: inOrder(facets.flatMap(({ facet, isShown }) => (isShown ? [] : [facet]))),
  open: inOrder(facets.flatMap(({ facet, isOpen }) => (isOpen ? [facet] : []))),
})

const facetsOf = ({ order, hidden, open }: Values): FacetLayout['facets'] =>
  order.map((facet) => ({
    facet,
    isShown: !hidden.includes(facet),
    isOpen: open.includes(facet),
  }))

const having = (names: readonly FacetName[], name: FacetName, isIn: boolean): FacetName[] =>
  inOrder([...names.filter((each) => each !== name), ...(isIn ? [name] : [])])

export const clientLoader = () => api(facetEndpoints.layout)

export default function FacetsScreen({ loaderData: layout }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const [chosen, setChosen] = useState<FacetName>()
  const form = useRecordForm<Values>({
    record: 'facets',
    version: layout.version,
    saved: valuesOf(layout),
    save: (values, version) =>
      api(facetEndpoints.save, { body: { version, facets: facetsOf(values) } }),
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, FacetLayout)
      return current && { version: current.version, values: valuesOf(current) }
    },
  })
  const { values, set } = form
  const { order, hidden, open } = values
  const nameOf = (facet: FacetName) => t(FACET_WORD[facet])
  const show = (names: unknown) => format.list((names as FacetName[]).map(nameOf))
  const noteOf = (facet: FacetName) => {
    if (hidden.includes(facet)) return t('backofficeCatalogue.hidden')
    return open.includes(facet) ? undefined : t('backofficeCatalogue.closedFirst')
  }
  const words = useOrderLabels(order.length)
  const shown = useShownBelow(chosen)
  const title = t('backofficeCatalogue.facets')
  return (
    <SettingsPage title={title}>
      <p className="max-w-180 text-ink-muted">{t('backofficeCatalogue.facetsHint')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 xl:grid-cols-3">
        <OrderList
          label={title}
          items={order.map((facet) => {
            const note = noteOf(facet)
            return {
              id: facet,
              name: nameOf(facet),
              isMuted: hidden.includes(facet),
              ...(note !== undefined && { note }),
            }
          })}
          chosen={chosen}
          onChoose={(id) => setChosen(order.find((facet) => facet === id))}
          onOrder={(ids) =>
            set({ order: ids.flatMap((id) => order.filter((facet) => facet === id)) })
          }
          words={words}
        />
        <div ref={shown} className="scroll-mb-24 lg:sticky lg:top-4">
          {chosen === undefined ? (
            <p className="text-ink-muted">{t('backofficeCatalogue.noChoice')}</p>
          ) : (
            <Panel heading={nameOf(chosen)}>
              <Checkbox
                label={t('backofficeCatalogue.shown')}
                isSelected={!hidden.includes(chosen)}
                onChange={(isShown) => set({ hidden: having(hidden, chosen, !isShown) })}
              />
              <Checkbox
                label={t('backofficeCatalogue.isOpen')}
                isSelected={open.includes(chosen)}
                onChange={(isOpen) => set({ open: having(open, chosen, isOpen) })}
              />
            </Panel>
          )}
        </div>
      </div>
      <FormBar form={form} />
      <ConflictDialog
        form={form}
        fields={{
          order: { label: t('backofficeCatalogue.order'), show },
          hidden: { label: t('backofficeCatalogue.hidden'), show },
          open: { label: t('backofficeCatalogue.isOpen'), show },
        }}
      />
    </SettingsPage>
  )
}
