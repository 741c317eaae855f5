import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { FITS_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import type { FittingModel } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Combobox } from '@ironsouq/ui/primitives/field/combobox'
import { useEffect, useState } from 'react'
import { FitRow } from './fit-row.tsx'
import type { ProductFormState } from './product-form.ts'
import { wholeModel } from './product-values.ts'

const NONE: readonly FittingModel[] = []

/** Machine models that words find; without words there are none. */
function useModels(words: string): readonly FittingModel[] {
  const [found, setFound] = useState(NONE)
  const wanted = words.trim()
  useEffect(() => {
    if (wanted === '') return undefined
    const stop = new AbortController()
    const { models } = productAdminEndpoints
    // What was found before stays when a search fails.
    api(models, { query: { words: wanted }, signal: stop.signal }).then(setFound, () => {})
    return () => stop.abort()
  }, [wanted])
  return wanted === '' ? NONE : found
}

/** The machines that the product fits [PR-4]. */
export function FitsSection({ form }: { form: ProductFormState }) {
  const t = useT()
  const { fits } = form.values
  const [words, setWords] = useState('')
  const found = useModels(words)
  const offered = found.filter(({ modelId }) => !fits.some((each) => each.modelId === modelId))
  const add = (id: unknown) => {
    const model = offered.find(({ modelId }) => modelId === id)
    if (!model) return
    form.set({ fits: [...fits, wholeModel(model)] })
    setWords('')
  }
  return (
    <Panel heading={t('portalProduct.fits')} note={fits.length > 0 && String(fits.length)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Combobox
          label={t('portalProduct.fitsFind')}
          options={offered.map(({ modelId, name }) => ({ id: modelId, text: name }))}
          empty={t('portal.noMatchTitle')}
          defaultFilter={() => true}
          inputValue={words}
          onInputChange={setWords}
          isDisabled={fits.length >= FITS_MAX}
          value={null}
          onChange={add}
          {...form.faultyAt('modelIds')}
        />
        {fits.length > 0 && <p className="text-ink-muted">{t('portalProduct.rangeHint')}</p>}
        {fits.length > 0 ? (
          // A part may fit two hundred machines: they scroll in their box.
          <ul className="max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
            {fits.map((fit, at) => (
              <FitRow
                key={fit.modelId}
                fit={fit}
                faulty={(field) => form.faultyAt(`fitRanges.${at}${field && `.${field}`}`)}
                onChange={(changed) => form.set({ fits: fits.with(at, changed) })}
                onRemove={() => form.set({ fits: fits.toSpliced(at, 1) })}
              />
            ))}
          </ul>
        ) : (
          <p className="text-ink-muted">{t('portalProduct.fitsNone')}</p>
        )}
      </div>
    </Panel>
  )
}
