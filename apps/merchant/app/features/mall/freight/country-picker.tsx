import { COUNTRIES } from '@ironsouq/contract/countries'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Tags } from '@ironsouq/ui/primitives/display/tag'
import { Combobox } from '@ironsouq/ui/primitives/field/combobox'
import { useState } from 'react'
import { useRegionName, useSortedRegions } from './use-region-name.ts'

/** The Emirates are chosen one by one. */
const ABROAD = COUNTRIES.filter((code) => code !== 'AE')

interface CountryPickerProps {
  countries: readonly string[]
  onChange: (countries: string[]) => void
}

/** Countries beside the Emirates, found by their names. */
export function CountryPicker({ countries, onChange }: CountryPickerProps) {
  const t = useT()
  const regionName = useRegionName()
  const [words, setWords] = useState('')
  const offered = useSortedRegions(ABROAD).filter(({ id }) => !countries.includes(id))
  const add = (id: unknown) => {
    setWords('')
    if (typeof id === 'string') onChange([...countries, id])
  }
  return (
    <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-2">
      <Combobox
        label={t('portalProduct.countries')}
        placeholder={t('portalProduct.countriesHint')}
        options={offered}
        empty={t('portal.noMatchTitle')}
        inputValue={words}
        onInputChange={setWords}
        value={null}
        onChange={add}
      />
      {countries.length > 0 && (
        <Tags
          label={t('portalProduct.countries')}
          tags={countries.map((id) => ({ id, text: regionName(id) }))}
          onRemove={(removed) => onChange(countries.filter((code) => !removed.includes(code)))}
        />
      )}
    </div>
  )
}
