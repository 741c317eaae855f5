import { AREA_OF_EMIRATES } from '@ironsouq/contract/content/branch/branch.limits'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { EmiratesMap, MapPin, positionAt } from '@ironsouq/ui/patterns/chart/emirates-map'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'

interface Pin {
  latitude: number
  longitude: number
}

interface PinMapProps extends Pin {
  onChange: (pin: Pin) => void
}

const { south, north, west, east } = AREA_OF_EMIRATES
/** About 100 metres. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
const FORMAT = { maximumFractionDigits: 6, useGrouping: false }

/** The position of a branch: a click on the map, or two numbers for the keyboard. */
export function PinMap({ latitude, longitude, onChange }: PinMapProps) {
  const t = useT()
  return (
    <div className="grid gap-3">
      <p className="text-ink-muted">{t('backofficeBranch.pinHint')}</p>
      {/* The numbers below are the same control for the keyboard. */}
      <div
        aria-hidden="true"
        className="max-w-120 cursor-crosshair overflow-hidden rounded-box border border-line"
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect()
          const at = positionAt((clientX - box.left) / box.width, (clientY - box.top) / box.height)
          onChange({ latitude: rounded(at.latitude), longitude: rounded(at.longitude) })
        }}
      >
        <EmiratesMap names={[]}>
          <MapPin latitude={latitude} longitude={longitude} kind="open" isCurrent />
        </EmiratesMap>
      </div>
      <div className="grid max-w-120 grid-cols-2 gap-3">
        <NumberField
          label={t('backofficeBranch.latitude')}
          value={latitude}
          minValue={south}
          maxValue={north}
          formatOptions={FORMAT}
          onChange={(value) => onChange({ latitude: value, longitude })}
        />
        <NumberField
          label={t('backofficeBranch.longitude')}
          value={longitude}
          minValue={west}
          maxValue={east}
          formatOptions={FORMAT}
          onChange={(value) => onChange({ latitude, longitude: value })}
        />
      </div>
    </div>
  )
}
