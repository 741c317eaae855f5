import { MOST_COMPARED } from '@ironsouq/contract/machines/device/device.limits'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { type Chosen, clearChosen, comparePath, dropChosen } from './compare-store.ts'

function ChosenDevice({ machine }: { machine: Chosen }) {
  const t = useT()
  const format = useFormat()
  const shown = useShownPrice()
  const { deviceId, title, yearMade, workHours, mileageKm, price, picture } = machine
  const used =
    workHours !== null
      ? format.hours(workHours)
      : mileageKm !== null && t('device.mileage', { value: format.number(mileageKm) })
  const { currency, figure, order } = price
    ? shown(price)
    : { currency: '', figure: '', order: 'before' }
  const asked = order === 'before' ? `${currency} ${figure}` : `${figure} ${currency}`
  return (
    <li className="grid min-w-0 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-2 border-e border-line pe-2">
      <span className="overflow-hidden rounded-tight">
        {picture && <Picture picture={picture} alt="" sizes="56px" />}
      </span>
      <span className="min-w-0">
        <b className="block truncate font-semibold">
          <bdi>{title}</bdi>
        </b>
        <span className="block truncate text-micro text-ink-muted tabular-nums">
          {[String(yearMade), used, price && asked].filter(Boolean).join(' · ')}
        </span>
      </span>
      <button
        type="button"
        aria-label={t('device.compareRemove', { title })}
        onClick={() => dropChosen(deviceId)}
        className={buttonLook({ tone: 'quiet', size: 'portal', isSquare: true })}
      >
        <Icon name="close" size="small" />
      </button>
    </li>
  )
}

/**
 * The machines selected for comparison, fixed at the bottom of the page; on a phone above the tab
 * bar.
 */
export function ChosenTray({ chosen }: { chosen: readonly Chosen[] }) {
  const t = useT()
  return (
    <aside
      aria-label={t('device.compare')}
      className="sticky bottom-[calc(57px+env(safe-area-inset-bottom))] z-sticky mt-4 border-t-2 border-ink bg-raised shadow-raise lg:bottom-0 print:hidden"
    >
      <div className="wrap flex min-h-14 items-center gap-3 lg:min-h-18 lg:gap-5">
        <b className="shrink-0 tabular-nums" role="status">
          {t('device.compareCount', { count: String(chosen.length), most: String(MOST_COMPARED) })}
        </b>
        <ul className="grid min-w-0 grow auto-cols-[minmax(0,1fr)] grid-flow-col gap-3 max-lg:hidden">
          {chosen.map((machine) => (
            <ChosenDevice key={machine.deviceId} machine={machine} />
          ))}
        </ul>
        <span className="ms-auto flex shrink-0 gap-2">
          <button type="button" onClick={clearChosen} className={buttonLook({ tone: 'quiet' })}>
            {t('device.compareClear')}
          </button>
          <LocalLink
            href={comparePath(chosen)}
            rel="nofollow"
            className={buttonLook({ tone: 'ink', size: 'full' })}
          >
            <span className="max-lg:hidden">{t('device.compareSideBySide')}</span>
            <span className="lg:hidden">{t('device.compare')}</span>
          </LocalLink>
        </span>
      </div>
    </aside>
  )
}
