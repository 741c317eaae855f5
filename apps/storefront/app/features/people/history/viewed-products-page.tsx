import type { DataOf } from '@ironsouq/contract/endpoint'
import type {
  historyEndpoints,
  SeenProduct,
} from '@ironsouq/contract/people/history/history.endpoints'
import { HISTORY_DAYS } from '@ironsouq/contract/people/history/history.limits'
import { formatter, type Formatter } from '@ironsouq/i18n/format'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useFetcher } from 'react-router'
import { ProductRow } from '#features/people/member-product/parts/product-row.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useFailure } from '#kit/form/use-failure.ts'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { VIEWED_PRODUCTS, viewedProductsPath } from './history-path.ts'
import { HistoryTabs } from './history-tabs.tsx'
import { nameOfDay } from './name-of-day.ts'
import { viewedDays } from './viewed-days.ts'

export interface ViewedProducts {
  current: number
  size: number
  last: number
  page: DataOf<typeof historyEndpoints.products>
  timeZone: string
  /** Today's date in the member's time zone. */
  today: string
}

interface ViewedProps {
  seen: SeenProduct
  /** In the member's time zone, like the days. */
  format: Formatter
  action: string
}

function Viewed({ seen, format, action }: ViewedProps) {
  const t = useT()
  const fetcher = useFetcher<FormAnswer>()
  useFailure(fetcher.data)
  const { product, day, seenAt, priceThen } = seen
  if (fetcher.formData) return null
  return (
    <li>
      <ProductRow
        product={product}
        priceThen={priceThen}
        since="userCenter.sinceThen"
        note={
          <time dateTime={seenAt} className="text-micro text-ink-muted tabular-nums">
            <bdi>{format.time(seenAt)}</bdi>
          </time>
        }
      >
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="prodId" value={product.productId} />
          <input type="hidden" name="day" value={day} />
          <button
            type="submit"
            aria-label={t('userCenter.deleteOne', { title: product.name })}
            className={`${buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })} cursor-pointer`}
          >
            <Icon name="trash" size="small" />
          </button>
        </fetcher.Form>
      </ProductRow>
    </li>
  )
}

interface ViewedProductsPageProps {
  viewed: ViewedProducts
  /** The result of a form that was sent without script. */
  answer: FormAnswer | undefined
}

/** The products that the member viewed, by day [PR-3] [MS-2]. */
export function ViewedProductsPage({ viewed, answer }: ViewedProductsPageProps) {
  const t = useT()
  const { locale } = useSiteData()
  const path = useLocalPath()
  const { current, size, last, page, timeZone, today } = viewed
  const { records, total } = page
  const format = formatter(locale, { timeZone })
  const days = viewedDays(records, { today, isFirst: current === 1, isLast: current === last })
  const dayCount = format.number(HISTORY_DAYS)
  return (
    <Page>
      <PageHead
        title={t('shell.recentlyViewed')}
        {...(total > 0 && {
          lead: t('userCenter.productHistoryLead', { count: total, days: dayCount }),
        })}
      />
      <HistoryTabs current={VIEWED_PRODUCTS} />
      {answer?.faults !== undefined && (
        <Banner tone="refused">{answer.faults.msg || t('userCenter.failed')}</Banner>
      )}
      <Busy>
        {total === 0 && (
          <EmptyState
            title={t('userCenter.productHistoryEmptyTitle')}
            body={t('userCenter.productHistoryEmptyBody', { days: dayCount })}
          >
            <LocalLink href="/mall" className={buttonLook({ tone: 'ink' })}>
              {t('userCenter.browseProducts')}
            </LocalLink>
          </EmptyState>
        )}
        {days.map(({ day, when, seen }) => {
          const { name, date } = nameOfDay(t, format, { day, when })
          return (
            <section key={day} aria-label={`${name} ${date}`} className="pt-3">
              <h2 className="flex flex-wrap items-baseline gap-x-3 border-t-2 border-ink pt-2 text-lead font-bold tracking-tight">
                {name}
                <time dateTime={day} className="text-small font-normal text-ink-muted">
                  {date}
                </time>
              </h2>
              <ul>
                {seen.map((each) => (
                  <Viewed
                    key={each.product.productId}
                    seen={each}
                    format={format}
                    action={path(viewedProductsPath(current))}
                  />
                ))}
              </ul>
            </section>
          )
        })}
        {total > 0 && (
          <Pager current={current} size={size} total={total} last={last} at={viewedProductsPath} />
        )}
      </Busy>
    </Page>
  )
}
