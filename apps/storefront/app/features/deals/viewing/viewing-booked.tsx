import type { VisitorViewing } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { viewingPath, VIEWINGS_PAGE } from './parts/viewing-path.ts'
import { ViewingCard } from './viewing-card.tsx'
import { ViewingForm, type ViewingTimes } from './viewing-form.tsx'

export interface ShownViewing {
  viewing: VisitorViewing
  /** What was done just now. */
  done: 'booked' | 'moved' | undefined
  /** While it is moved: the times that are free, and the chosen day. */
  move: { times: ViewingTimes; day: ViewingTimes['days'][number] | undefined } | undefined
}

interface ViewingBookedProps {
  shown: ShownViewing
  answer: FormAnswer | undefined
}

function Move({ shown: { viewing, move }, answer }: ViewingBookedProps) {
  const t = useT()
  if (!move) return null
  const path = `${viewingPath(viewing.ticket)}&move=1`
  return (
    <section
      id="move"
      aria-labelledby="move-title"
      className="grid gap-4 border-t-2 border-ink pt-3"
    >
      <div>
        <h2 id="move-title" className="text-lead font-bold tracking-tight">
          {t('viewing.moveTitle')}
        </h2>
        <p className="text-ink-2">{t('viewing.moveLead', { count: viewing.movesLeft })}</p>
      </div>
      {move.day ? (
        <ViewingForm
          pathOf={(day) => `${path}&day=${day}`}
          submit={t('viewing.moveTitle')}
          times={move.times}
          day={move.day}
          answer={answer}
        />
      ) : (
        <p>
          {t('viewing.noneTitle')}. {t('viewing.noneBody')}
        </p>
      )}
    </section>
  )
}

/** A viewing that was booked, for anyone who has its ticket. */
export function ViewingBooked({ shown, answer }: ViewingBookedProps) {
  const t = useT()
  const { viewing, done } = shown
  const title = { booked: 'viewing.doneTitle', moved: 'viewing.movedTitle' } as const
  const isCancelled = viewing.state === 'cancelled'
  return (
    <div className="wrap grid max-w-230 grid-cols-[minmax(0,1fr)] gap-5 py-8">
      <h1 className="text-title font-bold tracking-head lg:text-head">
        {t(done ? title[done] : isCancelled ? 'viewing.cancelledTitle' : 'viewing.one')}
      </h1>
      {done && (
        <Banner tone="proven">
          <p>{t('viewing.doneKeep')}</p>
        </Banner>
      )}
      <ViewingCard viewing={viewing} heading="h2" />
      <Move shown={shown} answer={answer} />
      <p className="flex flex-wrap gap-2">
        <LocalLink href={VIEWINGS_PAGE} prefetch="none" className={buttonLook()}>
          {t('shell.viewings')}
        </LocalLink>
        <LocalLink
          href={`/device-detail/${viewing.device.deviceId}`}
          className={buttonLook({ tone: 'quiet' })}
        >
          {t('viewing.back')}
        </LocalLink>
      </p>
    </div>
  )
}
