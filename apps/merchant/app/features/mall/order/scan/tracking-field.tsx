import { useT } from '@ironsouq/portal/language/use-t.ts'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { ScanButton } from '../parts/scan-button.tsx'
import { trackingNoIn } from './scanned.ts'

const TRACKING_MAX = 40
/** What carriers print on labels. */
const FORMATS = ['code_128', 'code_39', 'codabar', 'itf', 'qr_code', 'data_matrix', 'pdf417']

interface TrackingFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The number of a parcel, typed or read from its label. */
export function TrackingField({ value, onChange, error }: TrackingFieldProps) {
  const t = useT()
  return (
    <div className="grid gap-2">
      <TextField
        label={t('portalOrder.trackingNo')}
        description={t('portalOrder.trackingHint')}
        value={value}
        maxLength={TRACKING_MAX}
        autoComplete="off"
        isRequired
        onChange={onChange}
        {...(error !== undefined && { error })}
      />
      <ScanButton formats={FORMATS} onRead={(code) => onChange(trackingNoIn(code))} />
    </div>
  )
}
