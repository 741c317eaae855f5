import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useId } from 'react'
import { bookViewingPath } from '#features/deals/viewing/parts/viewing-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** What follows an acceptance, in its order, with the dates that are known. */
export function QuoteSteps({ quote }: { quote: Quote }) {
  const { state, reservedUntil, readyOn, device, yard } = quote
  const t = useT()
  const format = useFormat()
  const title = useId()
  const isSold = state === 'sold'
  const current = isSold ? 1 : 0
  const isToView = state === 'accepted' && device !== null && yard?.takesViewings === true
  const steps: { name: string; body?: string | undefined; more?: ReactNode }[] = [
    {
      name: t('quote.stepPay'),
      body: isSold
        ? t('quote.stepPaid')
        : reservedUntil === null
          ? undefined
          : t('quote.stepPayBy', { at: format.dateTime(reservedUntil) }),
    },
    {
      name: t('quote.stepInspect'),
      body: t('quote.stepInspectBody'),
      more: isToView && (
        <LocalLink href={bookViewingPath(device.deviceId)} className="underline underline-offset-3">
          {t('quote.stepInspectBook')}
        </LocalLink>
      ),
    },
    {
      name: t('quote.stepLoad'),
      body: readyOn === null ? undefined : t('quote.stepLoadFrom', { day: format.date(readyOn) }),
    },
    { name: t('quote.stepPapers'), body: t('quote.stepPapersBody') },
  ]
  return (
    <section aria-labelledby={title} className="grid gap-3 border-t-2 border-ink pt-3">
      <p id={title} className="text-lead font-bold tracking-tight">
        {t('quote.steps')}
      </p>
      <ol className="grid gap-3">
        {steps.map(({ name, body, more }, at) => (
          <li key={name} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-2">
            <span
              aria-hidden="true"
              className={`grid size-6 place-items-center rounded-full border-[1.5px] border-ink text-micro font-bold tabular-nums ${at === current ? 'bg-ink text-paper' : ''}`}
            >
              {at < current ? <Icon name="check" size="mini" /> : format.number(at + 1)}
            </span>
            <div>
              <p className="font-semibold">{name}</p>
              {body !== undefined && <p className="text-ink-2">{body}</p>}
              {more}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
