import type { Seen } from '@ironsouq/contract/history/history.endpoints'
import type { Formatter } from '@ironsouq/i18n/format'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import type { SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { useT } from '#shell/use-t.ts'
import type { Attempt } from './attempt.server.ts'
import { MachineLine } from './machine-line.tsx'
import { MachineName } from './machine-name.tsx'
import type { MineParts } from './mine-parts.ts'
import { priceChange } from './price-change.ts'
import { PriceNow, PriceSince } from './price-now.tsx'
import { FADED, isGone, StateMark } from './state-mark.tsx'
import { useFailure } from './use-failure.ts'

/** What is deleted takes the focus with it; the next button like it has it then. */
function focusNext({ currentTarget }: SubmitEvent<HTMLFormElement>): void {
  const item = currentTarget.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  beside?.querySelector<HTMLElement>('form button')?.focus()
}

/** With a mouse it shows where one points or has the focus; a finger always finds it. */
const QUIET =
  'lg:pointer-fine:opacity-0 lg:pointer-fine:group-focus-within:opacity-100 lg:pointer-fine:group-hover:opacity-100'

interface SeenCardProps {
  seen: Seen
  parts: MineParts
  /** In the member's own zone, which the days are in. */
  format: Formatter
  /** Where the forms of the page are sent. */
  action: string
}

/** A machine that was looked at on a day. */
export function SeenCard({ seen, parts, format, action }: SeenCardProps) {
  const t = useT()
  const fetcher = useFetcher<Attempt>()
  useFailure(fetcher.data)
  const { device, day, seenAt, times, priceThen } = seen
  const { Picture, Grade } = parts
  if (fetcher.formData) return null
  const moved = priceChange(priceThen, device.price)?.by
  return (
    <li className="group relative grid min-w-0 grid-cols-[120px_minmax(0,1fr)] content-start gap-3 lg:grid-cols-1 lg:gap-2">
      <div className="relative">
        <span className={`block overflow-hidden rounded-box ${isGone(device) ? FADED : ''}`}>
          <Picture
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
          <MachineName device={device} />
        </div>
        <p className="text-micro text-ink-muted">
          <MachineLine device={device} parts={parts} />
        </p>
        <div className="flex items-center justify-between gap-2">
          <PriceNow price={device.price} />
          <Grade grade={device.grade} size="letter" />
        </div>
        {moved ? (
          <PriceSince then={priceThen} now={device.price} word="mine.sinceThen" />
        ) : (
          <p className="text-micro text-ink-muted">
            {times > 1 ? t('mine.seenTimes', { count: times }) : t('mine.unchanged')}
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
          aria-label={t('mine.deleteOne', { title: device.title })}
          className={`${buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })} cursor-pointer lg:bg-raised`}
        >
          <Icon name="trash" size="small" />
        </button>
      </fetcher.Form>
    </li>
  )
}
