import type { Seen } from '@ironsouq/contract/people/history/history.endpoints'
import type { Formatter } from '@ironsouq/i18n/format'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { DeviceLine } from '#features/machines/device/parts/summary/device-line.tsx'
import { DeviceName } from '#features/machines/device/parts/summary/device-name.tsx'
import { priceChange } from '#features/machines/device/parts/summary/price-change.ts'
import { PriceNow, PriceSince } from '#features/machines/device/parts/summary/price-now.tsx'
import { FADED, isGone, StateMark } from '#features/machines/device/parts/summary/state-mark.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useFailure } from '#kit/form/use-failure.ts'
import { useT } from '#kit/text/use-t.ts'

/** The focused button is deleted with its card: the focus moves to the next one. */
function focusNext({ currentTarget }: SubmitEvent<HTMLFormElement>): void {
  const item = currentTarget.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  beside?.querySelector<HTMLElement>('form button')?.focus()
}

/** With a mouse it is visible on hover or focus; with touch always. */
const QUIET =
  'lg:pointer-fine:opacity-0 lg:pointer-fine:group-focus-within:opacity-100 lg:pointer-fine:group-hover:opacity-100'

interface ViewedCardProps {
  seen: Seen
  /** In the member's time zone, like the days. */
  format: Formatter
  /** The action URL of the page's forms. */
  action: string
}

export function ViewedCard({ seen, format, action }: ViewedCardProps) {
  const t = useT()
  const fetcher = useFetcher<FormAnswer>()
  useFailure(fetcher.data)
  const { device, day, seenAt, times, priceThen } = seen
  if (fetcher.formData) return null
  const moved = priceChange(priceThen, device.price)?.by
  return (
    <li className="group relative grid min-w-0 grid-cols-[120px_minmax(0,1fr)] content-start gap-3 lg:grid-cols-1 lg:gap-2">
      <div className="relative">
        <span className={`block overflow-hidden rounded-box ${isGone(device) ? FADED : ''}`}>
          <DevicePicture
            picture={device.picture}
            alt=""
            sizes="(width >= 1360px) 205px, (width >= 1024px) 15vw, 120px"
          />
        </span>
        <span className="absolute start-2 top-2 flex">
          <StateMark device={device} />
        </span>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start">
        <p className="text-micro text-ink-muted tabular-nums">
          <time dateTime={seenAt}>
            <bdi>{format.time(seenAt)}</bdi>
          </time>
        </p>
        <div className="flex pe-10 lg:pe-0">
          <DeviceName device={device} />
        </div>
        <p className="text-micro text-ink-muted">
          <DeviceLine device={device} />
        </p>
        <div className="flex items-center justify-between gap-2">
          <PriceNow price={device.price} />
          <DeviceGrade grade={device.grade} size="letter" inspected={device.inspected} />
        </div>
        {moved ? (
          <PriceSince then={priceThen} now={device.price} word="userCenter.sinceThen" />
        ) : (
          <p className="text-micro text-ink-muted">
            {times > 1
              ? t('userCenter.seenTimes', { count: times })
              : t('userCenter.priceUnchanged')}
          </p>
        )}
      </div>
      <fetcher.Form
        method="post"
        action={action}
        onSubmit={focusNext}
        className={`absolute end-0 top-0 lg:end-1 lg:top-1 ${QUIET}`}
      >
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="deviceId" value={device.deviceId} />
        <input type="hidden" name="day" value={day} />
        <button
          type="submit"
          aria-label={t('userCenter.deleteOne', { title: device.title })}
          className={`${buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })} cursor-pointer lg:bg-raised`}
        >
          <Icon name="trash" size="small" />
        </button>
      </fetcher.Form>
    </li>
  )
}
