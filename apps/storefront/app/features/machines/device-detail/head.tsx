import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { CompareToggle } from '#features/machines/compare/parts/compare-toggle.tsx'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { useMeasure } from '#features/platform/unit/parts/use-measure.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { ShareMenu } from './share-menu.tsx'

const BUTTON = `${buttonLook({ size: 'dense' })} max-lg:px-2!`
/** Extends the click area of the toggle to the whole box. */
const WHOLE = 'relative *:static! *:before:absolute! *:before:inset-0! *:before:block!'

/** The weight and the power: buyers ask for the size first. */
function useSizes({ transport, specs }: Device): string[] {
  const measure = useMeasure()
  const power = specs.find(({ unit }) => unit === 'kW') ?? specs.find(({ unit }) => unit === 'kVA')
  return [
    ...(transport ? [measure(transport.weightKg / 1000, 't')] : []),
    ...(typeof power?.value === 'number' ? [measure(power.value, power.unit)] : []),
  ]
}

function Actions({ device }: { device: Device }) {
  const t = useT()
  const { deviceId, title } = device
  return (
    <div className="flex flex-wrap gap-2 *:grow max-lg:w-full print:hidden">
      <ShareMenu deviceId={deviceId} title={title} buttonLook={BUTTON} />
      <span className={`${BUTTON} ${WHOLE}`}>
        <CompareToggle device={device} />
      </span>
      <LocalLink href={`/device-detail/${deviceId}/passport`} className={`${BUTTON} max-lg:hidden`}>
        <Icon name="doc" size="small" />
        {t('deviceDetail.passport')}
      </LocalLink>
      <button
        type="button"
        onClick={() => print()}
        className={`${BUTTON} max-lg:hidden noscript:hidden`}
      >
        <Icon name="print" size="small" />
        {t('deviceDetail.print')}
      </button>
    </div>
  )
}

export function Head({ device }: { device: Device }) {
  const t = useT()
  const sizes = useSizes(device)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-4">
      <DeviceGrade grade={device.grade} size="big" inspected={device.inspected} />
      <div className="min-w-55 flex-1">
        <h1 className="text-title font-extrabold tracking-head text-balance wrap-anywhere lg:text-head">
          {t('device.detailTitle', { title: device.title, year: String(device.yearMade) })}
        </h1>
        {/* On a phone each part has a line of its own: none may wrap elsewhere when the font arrives. */}
        <p className="text-body text-ink-2">
          <span className="max-sm:block">{device.categoryName}</span>
          <span className="max-sm:block">
            {sizes.map((size, n) => (
              <span key={size}>
                <span className={n === 0 ? 'max-sm:hidden' : ''}>{' · '}</span>
                <bdi className="whitespace-nowrap">{size}</bdi>
              </span>
            ))}
          </span>
          <span className="text-ink-muted max-sm:block">
            <span className="max-sm:hidden">{' · '}</span>
            {t('deviceDetail.stock')}{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {device.stockNo}
            </bdi>
          </span>
          <span className="text-ink-muted max-sm:hidden">
            {' · '}
            {t('deviceDetail.serial')}{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {device.serialNo}
            </bdi>
          </span>
        </p>
      </div>
      <Actions device={device} />
    </div>
  )
}
