import type { JournalKind } from '@ironsouq/contract/ledger-kinds'
import { ledgerStaffEndpoints } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { LedgerLines } from '@ironsouq/portal/ledger/ledger-lines'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'
import type { Route } from './+types/journal.screen.ts'
import { OrderNumbers } from './order-numbers.tsx'
import { OwnerName } from './owner-name.tsx'

export const clientLoader = ({ params: { journalId } }: Route.ClientLoaderArgs) =>
  api(ledgerStaffEndpoints.journal, { query: { journalId } })

/** Their reference is the id of a payout. */
const PAYOUTS: ReadonlySet<JournalKind> = new Set(['payout', 'payoutReturned'])

type Line = Route.ComponentProps['loaderData']['lines'][number]

const LINK = 'underline underline-offset-3'

/** Whose account a line is of, and the order that it is for. */
function LineNote({ line: { accountId, owner, ownerName, order } }: { line: Line }) {
  return (
    <span className="flex flex-wrap gap-x-3 font-normal text-ink-muted">
      <Link to={`/ledger?accountId=${accountId}`} className={LINK}>
        <OwnerName owner={owner} ownerName={ownerName} />
      </Link>
      {order && <OrderNumbers orders={[order]} />}
    </span>
  )
}

/** One journal with every line [PY-4]. */
export default function JournalScreen({ loaderData: journal }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const { kind, at, ref, lines } = journal
  return (
    <ScreenPage
      title={t(`portalLedger.${kind}`)}
      back={{ to: '/ledger', text: t('backofficeLedger.journals') }}
    >
      <ScreenBody>
        <p className="text-micro max-lg:hidden">
          <Link to="/ledger" className={LINK}>
            {t('backofficeLedger.journals')}
          </Link>
        </p>
        <Facts>
          <Fact name={t('portalLedger.time')}>{format.dateTime(at)}</Fact>
          <Fact name={t('backofficeLedger.reference')}>
            {PAYOUTS.has(kind) ? (
              <Link to={`/ledger/payouts/${ref}`} className={LINK}>
                {t('portalLedger.payout')}
              </Link>
            ) : (
              <bdi dir="ltr" className="wrap-anywhere">
                {ref}
              </bdi>
            )}
          </Fact>
        </Facts>
        <div className="max-w-180">
          <Panel heading={t('portalLedger.entries')} note={t('portalLedger.zero')}>
            <LedgerLines lines={lines} note={LineNote} />
          </Panel>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
