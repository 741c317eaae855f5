import type { DataOf } from '@ironsouq/contract/endpoint'
import type {
  balanceEndpoints,
  BalanceChangeRecord,
} from '@ironsouq/contract/money/balance/balance.endpoints'
import { BALANCE_CHANGES, type BalanceChange } from '@ironsouq/contract/money/balance/balance.enums'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { isolatedLtr } from '@ironsouq/i18n/isolate'
import type { Key } from '@ironsouq/i18n/messages'
import type { MoneyParts } from '@ironsouq/i18n/money'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { TabLinks } from '#kit/form/tab-links.tsx'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { pathFor } from '#kit/list/page-query.ts'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { TopUpForm } from './top-up-form.tsx'

const KIND_WORD: Record<BalanceChange, Key> = {
  shopping: 'balance.shopping',
  orderRefund: 'balance.orderRefund',
  gift: 'balance.gift',
  manual: 'balance.manual',
  topUp: 'balance.topUpChange',
  dispute: 'balance.dispute',
}

export interface BalanceFacts {
  overview: DataOf<typeof balanceEndpoints.overview>
  page: DataOf<typeof balanceEndpoints.changes>
  kind: BalanceChange | undefined
  current: number
  size: number
  last: number
}

export const balancePath = (query: { kind: BalanceChange | undefined; current: number }) =>
  pathFor('/user-center/balance', query, { kind: undefined, current: 1 })

/** What changed the balance; a purchase and a refund lead to their order. */
function ChangeName({ change }: { change: BalanceChangeRecord }) {
  const t = useT()
  const kind = t(KIND_WORD[change.kind])
  const number = change.order?.number
  if (number)
    return (
      <LocalLink href={`/user-center/orders/${number}`} className="font-semibold hover:underline">
        {t('balance.ofOrder', { kind, number })}
      </LocalLink>
    )
  const { reason } = change
  return (
    <span className="font-semibold break-words">
      {reason === null ? kind : t('balance.withReason', { kind, reason })}
    </span>
  )
}

/** The sign stands where that of a lower amount does, also in right-to-left text. */
function withPlus({ currency, figure, order }: MoneyParts): string {
  const more = isolatedLtr(`+${figure}`)
  return (order === 'before' ? [currency, more] : [more, currency]).join('\u00a0')
}

function ChangeRow({ change }: { change: BalanceChangeRecord }) {
  const format = useFormat()
  const { amount, balance, at } = change
  const isMore = !amount.amount.startsWith('-')
  return (
    <tr className="border-t border-line align-baseline">
      <td className="min-w-0 py-3 pe-3">
        <ChangeName change={change} />
        <span className="block text-micro text-ink-muted sm:hidden">{format.dateTime(at)}</span>
      </td>
      <td className="py-3 pe-3 whitespace-nowrap text-ink-muted max-sm:hidden">
        {format.dateTime(at)}
      </td>
      <td className="py-3 text-end whitespace-nowrap tabular-nums sm:pe-3">
        <bdi className={isMore ? 'font-semibold text-proven' : ''}>
          {isMore ? withPlus(format.moneyParts(amount)) : format.money(amount)}
        </bdi>
        <span className="block text-micro text-ink-muted sm:hidden">
          <bdi>{format.money(balance)}</bdi>
        </span>
      </td>
      <td className="py-3 text-end whitespace-nowrap tabular-nums max-sm:hidden">
        <bdi>{format.money(balance)}</bdi>
      </td>
    </tr>
  )
}

function Changes({ page, kind, current, size, last }: BalanceFacts) {
  const t = useT()
  const tabs = [undefined, ...BALANCE_CHANGES].map((each) => ({
    href: balancePath({ kind: each, current: 1 }),
    text: t(each ? KIND_WORD[each] : 'balance.all'),
    isCurrent: each === kind,
  }))
  return (
    <Panel heading={t('balance.history')}>
      <TabLinks label={t('balance.type')} tabs={tabs} />
      {page.records.length === 0 ? (
        <div className="pt-4">
          <EmptyState title={t('balance.emptyTitle')} body={t('balance.emptyBody')} />
        </div>
      ) : (
        <Busy>
          <table className="w-full">
            <thead className="text-micro text-ink-muted max-sm:sr-only">
              <tr>
                <th className="py-2 text-start font-medium">{t('balance.type')}</th>
                <th className="py-2 text-start font-medium max-sm:hidden">{t('balance.time')}</th>
                <th className="py-2 text-end font-medium sm:pe-3">{t('balance.change')}</th>
                <th className="py-2 text-end font-medium max-sm:hidden">{t('balance.after')}</th>
              </tr>
            </thead>
            <tbody>
              {page.records.map((change) => (
                <ChangeRow key={change.changeId} change={change} />
              ))}
            </tbody>
          </table>
          <Pager
            {...{ current, size, last }}
            total={page.total}
            at={(to) => balancePath({ kind, current: to })}
          />
        </Busy>
      )}
    </Panel>
  )
}

/** What the member can spend, how it came about, and a top-up [MS-2] [LO-3]. */
export function BalancePage(facts: BalanceFacts) {
  const t = useT()
  const format = useFormat()
  const { balance, cash, gift, frozen, canTopUp } = facts.overview
  return (
    <Page>
      <PageHead title={t('balance.title')} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5 max-xl:contents">
          <section
            aria-label={t('balance.current')}
            className="rounded-box border border-line border-t-4 border-t-ink bg-surface p-4 lg:p-5"
          >
            <p className="text-micro text-ink-muted">{t('balance.current')}</p>
            <Price size="live" {...format.moneyParts(balance)} />
            <p className="text-ink-muted">
              {t('balance.parts', { cash: format.money(cash), gift: format.money(gift) })}
            </p>
            {minorOf(frozen) > 0n && (
              <p className="font-semibold">
                {t('balance.frozen', { amount: format.money(frozen) })}
              </p>
            )}
          </section>
          <div className="min-w-0 max-xl:order-last">
            <Changes {...facts} />
          </div>
        </div>
        {canTopUp ? <TopUpForm balance={balance} /> : <Banner>{t('balance.topUpOff')}</Banner>}
      </div>
    </Page>
  )
}
