import { SERIAL_MAX } from '@ironsouq/contract/mall/product/product-fit.limits'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useT } from '#kit/text/use-t.ts'

interface Known {
  serialNo: string | null
  year: number | null
}

/** What a field of a form says; null when it is empty. */
export function typedIn(data: FormData, name: string): string | null {
  const value = data.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

export function knownIn(data: FormData): Known {
  const year = typedIn(data, 'year')
  return { serialNo: typedIn(data, 'serialNo'), year: year === null ? null : Number(year) }
}

/** Serial number and year, as the plate of a machine says them. */
export function KnownFields({ known }: { known?: Known | undefined }) {
  const t = useT()
  return (
    <>
      <PlainInput
        name="serialNo"
        label={t('fit.serialNumber')}
        optionalNote={t('fit.optional')}
        defaultValue={known?.serialNo ?? ''}
        maxLength={SERIAL_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <PlainInput
        name="year"
        label={t('fit.year')}
        optionalNote={t('fit.optional')}
        defaultValue={known?.year ?? ''}
        inputMode="numeric"
        pattern="19[5-9]\d|20\d\d"
        maxLength={4}
        dir="ltr"
      />
    </>
  )
}
