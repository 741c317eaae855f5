import type { Device } from '@ironsouq/contract/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { LocalLink } from '#shell/local-link.tsx'
import { SaveToggle } from '#shell/save-toggle.tsx'
import { useMeasure } from '#shell/units/use-measure.ts'
import { useT } from '#shell/use-t.ts'
import type { Judged } from './judging-parts.ts'
import { ShareMenu } from './share-menu.tsx'

const BUTTON = `${buttonLook({ size: 'dense' })} max-lg:px-2!`
/** All of it is the toggle's to be pressed. */
const WHOLE = 'relative *:static! *:before:absolute! *:before:inset-0! *:before:block!'

/** Nobody asks what a machine is before he asks how big it is: its weight and its power. */
function useSizes({ transport, specs }: Device): string[] {
  const measure = useMeasure()
  const power = specs.find(({ unit }) => unit === 'kW') ?? specs.find(({ unit }) => unit === 'kVA')
  return [
    ...(transport ? [measure(transport.weightKg / 1000, 't')] : []),
    ...(typeof power?.value === 'number' ? [measure(power.value, power.unit)] : []),
  ]
}

function Actions({ device, parts: { CompareToggle } }: Omit<Judged, 'today'>) {
  const t = useT()
  const { deviceId, title } = device
  return (
    <div className="flex flex-wrap gap-2 *:grow max-lg:w-full print:hidden">
      <SaveToggle device={device} className={BUTTON}>
        {(isSaved) => (
          <>
            <Icon name={isSaved ? 'heart-on' : 'heart'} size="small" />
            {t('judging.save')}
          </>
        )}
      </SaveToggle>
      <ShareMenu deviceId={deviceId} title={title} buttonLook={BUTTON} />
      <span className={`${BUTTON} ${WHOLE}`}>
        <CompareToggle device={device} />
      </span>
      <LocalLink href={`/device-detail/${deviceId}/passport`} className={`${BUTTON} max-lg:hidden`}>
        <Icon name="doc" size="small" />
        {t('judging.passport')}
      </LocalLink>
      <button
        type="button"
        onClick={() => print()}
        className={`${BUTTON} max-lg:hidden noscript:hidden`}
      >
        <Icon name="print" size="small" />
        {t('judging.print')}
      </button>
    </div>
  )
}

export function Head({ device, parts }: Omit<Judged, 'today'>) {
  const t = useT()
  const sizes = useSizes(device)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-4">
      <parts.Grade grade={device.grade} size="big" />
      <div className="min-w-55 flex-1">
        <h1 className="text-title font-extrabold tracking-head text-balance wrap-anywhere lg:text-head">
          {t('device.detailTitle', { title: device.title, year: String(device.yearMade) })}
        </h1>
        <p className="text-body text-ink-2">
          {device.categoryName}
          {sizes.map((size) => (
            <span key={size}>
              {' · '}
              <bdi className="whitespace-nowrap">{size}</bdi>
            </span>
          ))}
          <span className="text-ink-muted">
            {' · '}
            {t('judging.stock')}{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {device.stockNo}
            </bdi>
            {' · '}
            {t('judging.serial')}{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {device.serialNo}
            </bdi>
          </span>
        </p>
      </div>
      <Actions device={device} parts={parts} />
    </div>
  )
}
