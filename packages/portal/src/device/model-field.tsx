import type { KnownModel, KnownModelQuery } from '@ironsouq/contract/machines/model/model.schema'
import { Combobox } from '@ironsouq/ui/primitives/field/combobox'
import { useEffect, useState } from 'react'
import { useT } from '../language/use-t.ts'

/** Finds models of the catalogue. */
export type FindModels = (
  query: KnownModelQuery,
  signal: AbortSignal,
) => Promise<readonly KnownModel[]>

const NONE: readonly KnownModel[] = []

function useModels(words: string, brandId: string, find: FindModels) {
  const [found, setFound] = useState(NONE)
  const wanted = words.trim()
  const isIdle = wanted === '' && brandId === ''
  useEffect(() => {
    if (isIdle) return undefined
    const stop = new AbortController()
    const query = { ...(wanted && { words: wanted }), ...(brandId && { brandId }) }
    // What was found before stays when a search fails.
    find(query, stop.signal).then(setFound, () => {})
    return () => stop.abort()
  }, [wanted, brandId, isIdle, find])
  return isIdle ? NONE : found
}

interface ModelFieldProps {
  model: string
  brandId: string
  find: FindModels
  /** The name as it is typed: a model need not be in the catalogue. */
  onType: (model: string) => void
  onChoose: (known: KnownModel) => void
  error?: string
}

/** The model of a machine, typed or found in the catalogue by brand and name. */
export function ModelField(props: ModelFieldProps) {
  const { model, brandId, find, onType, onChoose, error } = props
  const t = useT()
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useModels(model, brandId, find)
  const choose = (id: unknown) => {
    const known = found.find(({ modelId }) => modelId === id)
    setChosen(known?.modelId ?? null)
    if (known) onChoose(known)
  }
  return (
    <Combobox
      label={t('device.model')}
      description={t('portalDevice.modelHint')}
      options={found.map(({ modelId, name, brandName, firstYear, lastYear }) => ({
        id: modelId,
        text: name,
        description: `${brandName} · ${firstYear}–${lastYear}`,
      }))}
      empty={t('portalDevice.modelUnknown')}
      defaultFilter={() => true}
      allowsCustomValue
      isRequired
      inputValue={model}
      onInputChange={onType}
      value={chosen}
      onChange={choose}
      {...(error !== undefined && { error })}
    />
  )
}
