import { allowed } from '@ironsouq/contract/lifecycle'
import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { payoutLifecycle } from '@ironsouq/contract/money/payout/payout.lifecycle'
import { BANK_REFERENCE_MAX, FAILURE_MAX } from '@ironsouq/contract/money/payout/payout.limits'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PayoutBadge } from '@ironsouq/portal/ledger/payout-badge'
import { PayoutOrders } from '@ironsouq/portal/ledger/payout-orders'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/payout.screen.ts'

const { detail, orders: ordersOf, confirm, reject, send, fail } = payoutEndpoints

export async function clientLoader({ params: { payoutId } }: Route.ClientLoaderArgs) {
  const query = { payoutId }
  const [payout, orders] = await Promise.all([api(detail, { query }), api(ordersOf, { query })])
  return { payout, orders }
}

type Payout = Route.ComponentProps['loaderData']['payout']

/** The buttons of a payout. Only a second person has those of a request. */
function Actions({ payout }: { payout: Payout }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [asked, setAsked] = useState<'send' | 'fail'>()
  const [reference, setReference] = useState('')
  const { payoutId, state, canDecide, account } = payout
  const { obstacle } = account
  const can = allowed(payoutLifecycle, state, 'staff')
  const close = () => setAsked(undefined)
  const decide = async (action: typeof confirm, text: string) => {
    if ((await run(() => api(action, { body: { payoutId } }))) !== undefined) toasts.show({ text })
  }
  const sent = async () => {
    const body = { payoutId, bankReference: reference }
    if ((await run(() => api(send, { body }))) === undefined) return
    close()
    toasts.show({ text: t('backofficeLedger.payoutSent') })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {canDecide && (
        <>
          <Button
            tone="ink"
            isPending={isRunning}
            isDisabled={obstacle !== null}
            onPress={() => void decide(confirm, t('backofficeLedger.payoutConfirmed'))}
          >
            {t('backofficeLedger.confirmAmount', {
              amount: isolated(format.ledgerMoney(payout.amount)),
            })}
          </Button>
          <Button
            isPending={isRunning}
            onPress={() => void decide(reject, t('backofficeLedger.payoutRejected'))}
          >
            {t('backofficeLedger.reject')}
          </Button>
        </>
      )}
      {can.includes('send') && (
        <Button tone="ink" onPress={() => setAsked('send')}>
          {t('backofficeLedger.send')}
        </Button>
      )}
      {can.includes('fail') && (
        <Button onPress={() => setAsked('fail')}>{t('backofficeLedger.fail')}</Button>
      )}
      {asked === 'send' && (
        <DialogForm title={t('backofficeLedger.send')} send={sent} onClose={close}>
          <TextField
            label={t('portalLedger.bankReference')}
            value={reference}
            onChange={setReference}
            maxLength={BANK_REFERENCE_MAX}
            isRequired
          />
          <Button
            type="submit"
            tone="ink"
            isPending={isRunning}
            isDisabled={reference.trim() === ''}
          >
            {t('backofficeLedger.send')}
          </Button>
        </DialogForm>
      )}
      {asked === 'fail' && (
        <ReasonDialog
          words={{
            title: t('backofficeLedger.fail'),
            reason: t('portalLedger.payoutFailure'),
            hint: t('backofficeLedger.failureHint'),
            act: t('backofficeLedger.fail'),
            done: t('backofficeLedger.payoutFailed'),
          }}
          maxLength={FAILURE_MAX}
          send={(failure) => api(fail, { body: { payoutId, failure } })}
          onClose={close}
        />
      )}
    </div>
  )
}

const OBSTACLES = {
  accountChanged: 'error.payoutAccountChanged',
  sellerSuspended: 'error.payoutSellerSuspended',
} as const

/** What was stated and confirmed for the store: an account that is new deserves a second look. */
function AccountHistory({ history }: { history: Payout['account']['history'] }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('backofficeLedger.accountHistory')}>
      {history.length === 0 && (
        <p className="text-small">{t('backofficeLedger.accountNoHistory')}</p>
      )}
      <ul className="grid">
        {history.map(({ what, at, by, holder, bank, iban }) => (
          <li
            key={`${what} ${at}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-small"
          >
            <span className="font-semibold">{t(`backofficeLedger.account_${what}`)}</span>
            <time dateTime={at}>{format.dateTime(at)}</time>
            {by !== null && <bdi>{by}</bdi>}
            {holder !== null && <bdi>{holder}</bdi>}
            {bank !== null && <bdi>{bank}</bdi>}
            {iban !== null && <bdi dir="ltr">{iban}</bdi>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** One payout with its account, its history and what can be done about it [BO-5]. */
export default function PayoutScreen({ loaderData: { payout, orders } }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const mayPayOut = useMay('ledger.payOut')
  const mayOpen = useMay('order.read')
  const { sellerName, sellerId, amount, holder, bank, iban, swift, history, account } = payout
  const isOpen = payout.state === 'waiting'
  return (
    <ScreenPage
      title={t('backofficeLedger.payoutTo', { store: isolated(sellerName ?? sellerId) })}
      back={{ to: '/ledger/payouts', text: t('portalLedger.payouts') }}
    >
      <ScreenBody>
        <p className="text-micro max-lg:hidden">
          <Link to="/ledger/payouts" className="underline underline-offset-3">
            {t('portalLedger.payouts')}
          </Link>
        </p>
        <Facts>
          <Fact name={t('backofficeLedger.state')}>
            <PayoutBadge state={payout.state} />
          </Fact>
          <Fact name={t('portalLedger.amount')}>
            <bdi>{format.ledgerMoney(amount)}</bdi>
          </Fact>
          <Fact name={t('portalLedger.bankAccount')}>
            <bdi>{holder}</bdi>
            <bdi>{bank}</bdi>
            <bdi dir="ltr">{iban}</bdi>
            <bdi dir="ltr">{swift}</bdi>
          </Fact>
          <Fact name={t('backofficeLedger.requestedBy')}>
            <bdi>{payout.requestedBy}</bdi>
            <time dateTime={payout.at}>{format.dateTime(payout.at)}</time>
          </Fact>
          {account.confirmedAt !== null && (
            <Fact name={t('backofficeLedger.accountSince')}>
              <time dateTime={account.confirmedAt}>{format.dateTime(account.confirmedAt)}</time>
            </Fact>
          )}
          {payout.bankReference !== null && (
            <Fact name={t('portalLedger.bankReference')}>
              <bdi dir="ltr">{payout.bankReference}</bdi>
            </Fact>
          )}
          {payout.failure !== null && (
            <Fact name={t('portalLedger.payoutFailure')}>
              <bdi>{payout.failure}</bdi>
            </Fact>
          )}
        </Facts>
        {isOpen && account.obstacle !== null && (
          <Banner tone="refused">{t(OBSTACLES[account.obstacle])}</Banner>
        )}
        {isOpen && !payout.canDecide && mayPayOut && (
          <Banner tone="info">{t('backofficeLedger.waitsForOther')}</Banner>
        )}
        {mayPayOut && <Actions payout={payout} />}
        <PayoutOrders
          orders={orders}
          fileName={`payout-${payout.at.slice(0, 10)}.csv`}
          pathOf={mayOpen ? (orderId) => `/orders/${orderId}` : undefined}
        />
        <div className="grid max-w-180 gap-4">
          <AccountHistory history={account.history} />
          <Panel heading={t('backofficeLedger.history')}>
            <ul className="grid">
              {history.map(({ state, by, at }) => (
                <li
                  key={state}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-small"
                >
                  <PayoutBadge state={state} />
                  <time dateTime={at}>{format.dateTime(at)}</time>
                  {by !== null && <bdi>{by}</bdi>}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
