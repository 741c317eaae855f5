import type { ReviewPoint } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import type { DeskRecord } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { useT } from '../language/use-t.ts'
import type { DeviceValues } from './device-form.ts'

const placeOf = (code: ReviewPoint) => `point-${code}`

/** Where a point of the review is filled in. */
export function Point({ code, children }: { code: ReviewPoint; children: ReactNode }) {
  return (
    <div id={placeOf(code)} className="contents">
      {children}
    </div>
  )
}

/** Leads to the first control of a point; what a section has before its controls comes into view too. */
function goTo(code: ReviewPoint): void {
  const place = document.getElementById(placeOf(code))
  place?.firstElementChild?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
}

/** What was typed counts before it is saved; whether it is enough is decided by the server. */
function isTyped(values: DeviceValues, code: ReviewPoint): boolean {
  if (code === 'price') return values.price !== '' || values.priceMode !== null
  if (code === 'specs' || code === 'photos') return false
  return (values[code as keyof DeviceValues] ?? null) !== null
}

interface ReviewPanelProps {
  review: DeskRecord['review']
  values: DeviceValues
}

/** What the listing needs before it is reviewed: what is missing leads to its field. */
export function ReviewPanel({ review: saved, values }: ReviewPanelProps) {
  const t = useT()
  const review = saved.map((point) => ({
    ...point,
    isDone: point.isDone || isTyped(values, point.code),
  }))
  const done = review.filter(({ isDone }) => isDone).length
  return (
    <Panel
      heading={t('portalDevice.reviewHeading')}
      note={<bdi dir="ltr">{`${done}/${review.length}`}</bdi>}
    >
      {done === review.length && <p>{t('portalDevice.reviewReady')}</p>}
      <ul className="grid">
        {review.map(({ code, name, isDone }) => (
          <li key={code} className="flex min-h-8 items-center gap-2">
            <span className={isDone ? 'text-proven' : 'text-refused'}>
              <Icon name={isDone ? 'check' : 'close'} size="small" />
            </span>
            {isDone ? (
              name
            ) : (
              <button
                type="button"
                onClick={() => goTo(code)}
                className="min-h-11 cursor-pointer text-start underline lg:min-h-8"
              >
                {name}
              </button>
            )}
            <span className="sr-only">
              {t(isDone ? 'portalDevice.pointDone' : 'portalDevice.pointMissing')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
