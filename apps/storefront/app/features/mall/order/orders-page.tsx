import type { DataOf } from '@ironsouq/contract/endpoint'
import type { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderLifecycle, type OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { Evaluation, OrderCard } from '@ironsouq/contract/mall/order/order.schema'
import type { Key } from '@ironsouq/i18n/messages'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { Form } from 'react-router'
import { PromisedDay } from '#features/mall/arrival/parts/promised-day.tsx'
import { Amount } from '#features/mall/cart/parts/amount.tsx'
import { GoodsPicture } from '#features/mall/cart/parts/goods-picture.tsx'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { PayClockLine } from '#features/money/payment/parts/pay-clock-line.tsx'
import { usePayClock } from '#features/money/payment/parts/use-pay-clock.ts'
import { TabLinks } from '#kit/form/tab-links.tsx'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useNews } from '#kit/session/use-news.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { CLOSE_WORD, STATE_WORD, stateWord } from './parts/order-labels.ts'
import { ReorderButton } from './reorder-button.tsx'
import { ReviewLink } from './review-link.tsx'

const ORDERS = '/user-center/orders'

export interface Orders {
  page: DataOf<typeof orderEndpoints.list>
  state: OrderState | Evaluation | undefined
  search: string | undefined
  counts: DataOf<typeof orderEndpoints.counts>
  /** When the page was rendered. */
  now: string
}

/** States that most people never have an order in. */
const RARE: readonly OrderState[] = ['grouping', 'readyForPickup']

const pathOf = (query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length === 0 ? ORDERS : `${ORDERS}?${new URLSearchParams(given)}`
}

/** The time left to pay; nothing once it is over. */
function UnpaidClock({ order: { expiresAt }, now }: { order: OrderCard; now: string }) {
  const { isOver, clock } = usePayClock({ expiresAt, now })
  if (isOver) return null
  return (
    <div className="px-4 pb-3">
      <PayClockLine clock={clock} expiresAt={expiresAt} />
    </div>
  )
}

/** What the buyer calls its state: a received order that can be reviewed waits for that. */
function shownState(order: OrderCard): Key {
  if (order.evaluation === null) return stateWord(order)
  return order.evaluation === 'evaluated' ? 'review.done' : 'review.pending'
}

function OrderBox({ order, now }: { order: OrderCard; now: string }) {
  const t = useT()
  const format = useFormat()
  const { orderNumber, state, closeReason, actions, arrival, expectedBy } = order
  const isAwaited =
    arrival !== null && expectedBy === null && ['pendingDelivery', 'pendingReceipt'].includes(state)
  return (
    <li className="overflow-hidden rounded-box border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-sunk px-4 py-2">
        <LocalLink
          href={`${ORDERS}/${orderNumber}`}
          className="inline-flex min-h-11 items-center font-bold hover:underline lg:min-h-6"
        >
          {t('order.order', { number: orderNumber })}
        </LocalLink>
        <LocalLink
          href={storePath({ storeId: order.sellerId })}
          className="inline-flex min-h-11 min-w-0 items-center break-words hover:underline lg:min-h-6"
        >
          {order.storeName}
        </LocalLink>
        <span className="text-micro text-ink-muted">{format.dateTime(order.createdAt)}</span>
        <span className="ms-auto">
          <Badge tone={state === 'pendingPayment' ? 'wait' : 'line'}>{t(shownState(order))}</Badge>
        </span>
      </div>
      <ul className="px-4">
        {order.lines.map((line) => (
          <li
            key={line.orderLineId}
            className="flex gap-3 border-b border-line py-3 last:border-b-0"
          >
            <GoodsPicture picture={line.picture} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">{line.name}</p>
              <p className="text-micro break-words text-ink-muted">
                {line.variant !== '' && `${line.variant} · `}× {format.number(line.quantity)}
              </p>
              {line.kind === 'gift' && <Badge tone="proven">{t('promotion.gift')}</Badge>}
              {line.kind === 'goods' && !line.isOnSale && <Badge>{t('order.offShelf')}</Badge>}
            </div>
            {line.kind === 'gift' ? (
              <span className="font-semibold">{t('promotion.free')}</span>
            ) : (
              <Amount money={line.amount} />
            )}
          </li>
        ))}
      </ul>
      {isAwaited && (
        <div className="px-4 pb-3">
          <PromisedDay arrival={arrival} />
        </div>
      )}
      {actions.includes('openPayment') && <UnpaidClock order={order} now={now} />}
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3">
        <p className="me-auto">
          {t('order.total')} <Amount money={order.payable} />
          {closeReason !== null && (
            <span className="text-ink-muted"> · {t(CLOSE_WORD[closeReason])}</span>
          )}
        </p>
        {actions.includes('openPayment') && (
          <LocalLink
            href={`/pay/${order.payNo}`}
            className={buttonLook({ tone: 'money', size: 'dense' })}
          >
            {t('order.pay')}
          </LocalLink>
        )}
        {order.evaluation !== null && <ReviewLink order={order} size="dense" />}
        {actions.includes('reorder') && <ReorderButton orderNumber={orderNumber} size="dense" />}
        <LocalLink href={`${ORDERS}/${orderNumber}`} className={buttonLook({ size: 'dense' })}>
          {t('order.details')}
        </LocalLink>
      </div>
    </li>
  )
}

/** The orders of the member, the newest first [MS-2]. */
export function OrdersPage({ page, state, search, counts, now }: Orders) {
  const t = useT()
  const format = useFormat()
  const path = useLocalPath()
  useNews()
  const all = orderLifecycle.states.reduce((sum, each) => sum + counts[each], 0)
  // Groups are rare: their tab is there when there is one.
  const shown = orderLifecycle.states.filter(
    (each) => !RARE.includes(each) || each === state || counts[each] > 0,
  )
  const isFiltered = state !== undefined || search !== undefined
  return (
    <Page>
      <PageHead title={t('order.title')} />
      <TabLinks
        label={t('order.title')}
        tabs={[
          {
            href: pathOf({ search }),
            text: t('order.all'),
            note: format.number(all),
            isCurrent: state === undefined,
          },
          ...shown.map((each) => ({
            href: pathOf({ state: each, search }),
            text: t(STATE_WORD[each]),
            note: format.number(counts[each]),
            isCurrent: state === each,
          })),
          {
            href: pathOf({ state: 'pendingEvaluation', search }),
            text: t('review.pending'),
            note: format.number(counts.pendingEvaluation),
            isCurrent: state === 'pendingEvaluation',
          },
          {
            href: pathOf({ state: 'evaluated', search }),
            text: t('review.done'),
            isCurrent: state === 'evaluated',
          },
        ]}
      />
      <Form method="get" action={path(ORDERS)} role="search" className="max-w-120">
        {state !== undefined && <input type="hidden" name="state" value={state} />}
        <PlainInput
          name="search"
          type="search"
          label={t('order.find')}
          defaultValue={search}
          maxLength={60}
          beside={
            <button type="submit" className={buttonLook()}>
              {t('common.search')}
            </button>
          }
        />
      </Form>
      <Busy>
        {page.records.length === 0 ? (
          <EmptyState
            title={t(isFiltered ? 'order.noMatch' : 'order.none')}
            {...(!isFiltered && { body: t('order.noneBody') })}
          >
            <LocalLink href={isFiltered ? ORDERS : '/mall'} className={buttonLook({ tone: 'ink' })}>
              {t(isFiltered ? 'order.showAll' : 'mall.backToMall')}
            </LocalLink>
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {page.records.map((order) => (
              <OrderBox key={order.orderId} order={order} now={now} />
            ))}
          </ul>
        )}
        {page.next !== null && (
          <LocalLink
            href={pathOf({ state, search, cursor: page.next })}
            rel="next"
            className={buttonLook()}
          >
            {t('order.more')}
          </LocalLink>
        )}
      </Busy>
    </Page>
  )
}
