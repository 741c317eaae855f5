import type { InquiryDetail } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import type { QuotesOfInquiry } from '@ironsouq/contract/deals/quote/quote.schema'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { useDestinationName } from '#features/deals/destination/parts/use-destination.ts'
import { QuotesSection } from '#features/deals/quote/parts/quotes-section.tsx'
import { INTENT } from '#kit/form/code-wait.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useNews } from '#kit/session/use-news.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { dropDraft } from './inquiry-draft.ts'
import { STATE_TONE, STATE_WORD } from './inquiry-labels.ts'
import { INQUIRIES_PAGE, inquiryDetailPath } from './inquiry-path.ts'
import { InquiryReply } from './inquiry-reply.tsx'
import { InquiryThread } from './inquiry-thread.tsx'
import { Meanwhile } from './meanwhile.tsx'

export interface ShownInquiry {
  inquiry: InquiryDetail
  quotes: QuotesOfInquiry
  /** The name of its country in the language of the page. */
  countryName: string
  /** The machine as it is now; undefined when there is none, or it is gone. */
  machine: Device | undefined
  /** The page follows the form: the inquiry was sent just now. */
  isSent: boolean
}

function State({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useT()
  const { state, sellerName, reason, note, device } = inquiry
  if (state === 'unaudited')
    return (
      <Banner tone="info">
        <b>{t('inquiry.reviewLead')}</b>
        <p>{t('inquiry.reviewBody')}</p>
      </Banner>
    )
  if (state === 'pushed')
    return (
      <Banner tone="proven">
        <b>
          {sellerName === null
            ? t('inquiry.ownLead')
            : t('inquiry.pushedLead', { seller: isolated(sellerName) })}
        </b>
        <p>{t('inquiry.pushedBody')}</p>
      </Banner>
    )
  return (
    <Banner
      tone="refused"
      action={
        <LocalLink
          href={device ? `/inquiry?deviceId=${device.deviceId}` : '/inquiry'}
          className={buttonLook({ size: 'dense' })}
        >
          {t('inquiry.askAgain')}
        </LocalLink>
      }
    >
      <b>{t('inquiry.invalidLead')}</b>
      <p>{t(`inquiry.reason_${reason ?? 'other'}`)}</p>
      {note !== '' && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
    </Banner>
  )
}

function Request({ inquiry, countryName }: Pick<ShownInquiry, 'inquiry' | 'countryName'>) {
  const t = useT()
  const format = useFormat()
  const { device, category, quantity, keywords, description, inquiryNo, createdAt } = inquiry
  const { destination, points } = inquiry
  const { destinations } = useSiteData().landedCostTables
  const nameOf = useDestinationName()
  const place = destinations.find(({ code }) => code === destination)
  const goesTo = place ? nameOf(place) : countryName
  const facts: (Fact | false)[] = [
    { label: t('inquiry.number'), value: <bdi>{inquiryNo}</bdi> },
    { label: t('inquiry.sentAt'), value: <bdi>{format.dateTime(createdAt)}</bdi> },
    device && {
      label: t('inquiry.machine'),
      value: (
        <LocalLink
          href={`/device-detail/${device.deviceId}`}
          className="underline underline-offset-3"
        >
          {t('common.titleYear', { title: isolated(device.title), year: String(device.yearMade) })}
        </LocalLink>
      ),
    },
    category && { label: t('inquiry.category'), value: category.name },
    { label: t('inquiry.quantity'), value: format.number(quantity) },
    goesTo !== '' && { label: t('inquiry.destination'), value: goesTo },
    points.length > 0 && {
      label: t('inquiry.points'),
      value: format.list(points.map((point) => t(`inquiry.point${capital(point)}`))),
    },
    keywords !== '' && { label: t('inquiry.keywords'), value: <bdi>{keywords}</bdi> },
    description !== '' && {
      label: t('inquiry.productDescription'),
      value: <span dir="auto">{description}</span>,
    },
  ].map((fact) => fact || false)
  return (
    <section className="grid content-start gap-2">
      <h2 className="font-bold">{t('inquiry.yourRequest')}</h2>
      <FactsTable facts={facts.filter((fact) => fact !== false)} />
      <ChatLink
        to={{ consult: 'official', inquiryId: inquiry.inquiryId }}
        className={`${buttonLook()} mt-2 justify-self-start`}
      >
        <Icon name="chat" size="small" />
        {t('inquiry.chat')}
      </ChatLink>
    </section>
  )
}

/** Marks what the page shows as read. The messages stay marked as new until the page is left. */
function useMarkRead({ unread, messages, isLatest }: InquiryDetail): number {
  const { submit } = useFetcher<FormAnswer>()
  const last = messages.at(-1)?.seq ?? 0
  const [readSeq] = useState(isLatest ? last - unread : last)
  useEffect(() => {
    if (unread > 0 && isLatest)
      void submit({ [INTENT]: 'read', seq: String(last) }, { method: 'post' })
  }, [submit, unread, isLatest, last])
  return readSeq
}

interface InquiryDetailPageProps {
  shown: ShownInquiry
  answer: FormAnswer | undefined
}

/** One inquiry with its thread, for its owner only [RT-7] [IN-3]. */
export function InquiryDetailPage({ shown, answer }: InquiryDetailPageProps) {
  const t = useT()
  const { inquiry, quotes, isSent } = shown
  const { inquiryId, state, subject, messages, isLatest, earlierBefore } = inquiry
  const readSeq = useMarkRead(inquiry)
  useNews()
  const ownLast = messages.findLast(({ author }) => author === 'buyer')?.seq
  useEffect(() => {
    if (isSent) dropDraft()
  }, [isSent])
  return (
    <Page>
      <p className="text-micro">
        <LocalLink href={INQUIRIES_PAGE} className="underline underline-offset-3">
          {t('shell.inquiries')}
        </LocalLink>
      </p>
      <PageHead title={subject}>
        <Badge tone={STATE_TONE[state]}>{t(STATE_WORD[state])}</Badge>
      </PageHead>
      {isSent && (
        <Banner tone="proven" isLive>
          {t('inquiry.sent', { no: String(inquiry.inquiryNo) })}
        </Banner>
      )}
      <State inquiry={inquiry} />
      {state === 'pushed' && <QuotesSection inquiryId={inquiry.inquiryId} given={quotes} />}
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_300px]">
        <section className="grid content-start gap-3">
          <h2 className="font-bold">{t('inquiry.messages')}</h2>
          {earlierBefore !== null && (
            <LocalLink
              href={inquiryDetailPath(inquiryId, earlierBefore)}
              className="justify-self-start underline underline-offset-3"
            >
              {t('inquiry.earlier')}
            </LocalLink>
          )}
          <InquiryThread messages={messages} readSeq={readSeq} />
          {!isLatest && (
            <LocalLink
              href={inquiryDetailPath(inquiryId)}
              className="justify-self-start underline underline-offset-3"
            >
              {t('inquiry.latest')}
            </LocalLink>
          )}
          {/* Emptied when an own message was added, and by nothing else. */}
          {state === 'pushed' && isLatest && <InquiryReply key={ownLast} answer={answer} />}
          {state === 'unaudited' && <p className="text-ink-muted">{t('inquiry.waitNote')}</p>}
          {state === 'unaudited' && shown.machine && <Meanwhile machine={shown.machine} />}
        </section>
        <Request inquiry={inquiry} countryName={shown.countryName} />
      </div>
    </Page>
  )
}
