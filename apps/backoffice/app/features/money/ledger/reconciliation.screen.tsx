import {
  reconciliationEndpoints,
  RESOLUTION_MAX,
} from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/reconciliation.screen.ts'
import { FoundBadge } from './found-badge.tsx'

export const clientLoader = ({ params: { reconciliationId } }: Route.ClientLoaderArgs) =>
  api(reconciliationEndpoints.detail, { query: { reconciliationId } })

type Difference = Route.ComponentProps['loaderData']['differences'][number]

type Decision = 'confirm' | 'reject'

interface DifferenceRowProps {
  reconciliationId: string
  difference: Difference
  onResolve: () => void
}

/** What one person found out about a difference, and the decision of a second one. */
function Explanation({ reconciliationId, difference }: Omit<DifferenceRowProps, 'onResolve'>) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const mayDecide = useMay('ledger.change')
  const { reference, resolution, statedBy, statedAt, canConfirm, resolvedBy, resolvedAt } =
    difference
  const decide = async (decision: Decision) => {
    const body = { reconciliationId, reference, statedAt: statedAt ?? '' }
    if ((await run(() => api(reconciliationEndpoints[decision], { body }))) === undefined) return
    const done = decision === 'confirm' ? 'resolved' : 'resolutionRejected'
    toasts.show({ text: t(`backofficeLedger.${done}`) })
  }
  const people = [
    [statedBy, statedAt],
    [resolvedBy, resolvedAt],
  ] as const
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-small text-ink-2">
        <bdi>{resolution}</bdi>
        {people.map(
          ([name, at]) =>
            at !== null && (
              <span key={at} className="flex gap-x-1.5">
                {name !== null && <bdi>{name}</bdi>}
                <time dateTime={at}>{format.dateTime(at)}</time>
              </span>
            ),
        )}
      </p>
      {resolvedAt === null && (
        <p className="text-small text-ink-2">{t('backofficeLedger.resolutionWaits')}</p>
      )}
      {canConfirm && mayDecide && (
        <span className="flex gap-2">
          {(['confirm', 'reject'] as const).map((decision) => (
            <Button
              key={decision}
              size="portal"
              isPending={isRunning}
              onPress={() => void decide(decision)}
            >
              {t(`backofficeLedger.${decision}`)}
            </Button>
          ))}
        </span>
      )}
    </>
  )
}

/** One movement on which provider and ledger do not agree; its reference finds its journal. */
function DifferenceRow({ reconciliationId, difference, onResolve }: DifferenceRowProps) {
  const t = useT()
  const format = useFormat()
  const mayResolve = useMay('ledger.change')
  const { kind, reference, statement, ledger, resolution, resolvedAt } = difference
  const amount = (money: Difference['ledger']) =>
    money === null ? '–' : <bdi>{format.ledgerMoney(money)}</bdi>
  return (
    <li className="grid gap-1 border-b border-line py-2.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={resolvedAt === null ? 'refused' : 'proven'}>
          {t(`backofficeLedger.${kind}`)}
        </Badge>
        <Link
          to={`/ledger?q=${encodeURIComponent(reference.replace(/:refund$/, ''))}`}
          className="font-medium wrap-anywhere underline underline-offset-3"
        >
          <bdi dir="ltr">{reference}</bdi>
        </Link>
      </span>
      <span className="flex flex-wrap gap-x-4 text-small text-ink-2 tabular-nums">
        <span>
          {t('backofficeLedger.statement')} {amount(statement)}
        </span>
        <span>
          {t('backofficeLedger.inLedger')} {amount(ledger)}
        </span>
      </span>
      {resolution !== null && (
        <Explanation reconciliationId={reconciliationId} difference={difference} />
      )}
      {resolution === null && mayResolve && (
        <span className="flex">
          <Button size="portal" onPress={onResolve}>
            {t('backofficeLedger.resolve')}
          </Button>
        </span>
      )}
    </li>
  )
}

/** One day of one method of payment, with every difference [PY-4]. */
export default function ReconciliationScreen({ loaderData: found }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const { reconciliationId, day, method, statement, ledger, differences } = found
  const [resolving, setResolving] = useState<string>()
  return (
    <ScreenPage
      title={t('backofficeLedger.reconciliationOf', { day: format.date(day) })}
      back={{ to: '/ledger/reconciliation', text: t('backofficeLedger.reconciliation') }}
    >
      <ScreenBody>
        <p className="text-micro max-lg:hidden">
          <Link to="/ledger/reconciliation" className="underline underline-offset-3">
            {t('backofficeLedger.reconciliation')}
          </Link>
        </p>
        <Facts>
          <Fact name={t('backofficeLedger.day')}>{format.date(day)}</Fact>
          <Fact name={t('backofficeLedger.method')}>{t(`portalOrder.pay_${method}`)}</Fact>
          <Fact name={t('backofficeLedger.statement')}>
            <bdi>{format.ledgerMoney(statement)}</bdi>
          </Fact>
          <Fact name={t('backofficeLedger.inLedger')}>
            <bdi>{format.ledgerMoney(ledger)}</bdi>
          </Fact>
        </Facts>
        <div className="max-w-180">
          <FoundBadge {...found} />
          <ul className="grid">
            {differences.map((difference) => (
              <DifferenceRow
                key={`${difference.kind} ${difference.reference}`}
                reconciliationId={reconciliationId}
                difference={difference}
                onResolve={() => setResolving(difference.reference)}
              />
            ))}
          </ul>
        </div>
        {resolving !== undefined && (
          <ReasonDialog
            words={{
              title: t('backofficeLedger.resolve'),
              reason: t('backofficeLedger.resolution'),
              hint: t('backofficeLedger.resolutionHint'),
              act: t('backofficeLedger.resolve'),
              done: t('backofficeLedger.resolutionToConfirm'),
            }}
            maxLength={RESOLUTION_MAX}
            send={(resolution) =>
              api(reconciliationEndpoints.resolve, {
                body: { reconciliationId, reference: resolving, resolution },
              })
            }
            onClose={() => setResolving(undefined)}
          />
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
