import { ledgerMerchantEndpoints } from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { LedgerLines } from '@ironsouq/portal/ledger/ledger-lines'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'
import type { Route } from './+types/order-ledger.screen.ts'

export const clientLoader = ({ params: { orderId } }: Route.ClientLoaderArgs) =>
  api(ledgerMerchantEndpoints.order, { query: { orderId } })

const LINK = 'underline underline-offset-3'

/** How the amount of one order moved, line by line [PY-4]. */
export default function OrderLedgerScreen({
  loaderData: { order, journals },
}: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const mayOpen = useMay('order.read')
  return (
    <ScreenPage
      title={t('merchantLedger.ofOrder', { number: isolated(order.number ?? order.orderId) })}
      back={{ to: '/ledger', text: t('merchantLedger.title') }}
    >
      <ScreenBody>
        <p className="flex flex-wrap gap-4 text-micro">
          <Link to="/ledger" className={`${LINK} max-lg:hidden`}>
            {t('merchantLedger.title')}
          </Link>
          {mayOpen && order.number !== null && (
            <Link to={`/orders/${order.orderId}`} className={`${LINK} max-lg:min-h-11`}>
              {t('portalLedger.order')}
            </Link>
          )}
        </p>
        <p className="text-small text-ink-2">{t('merchantLedger.ofOrderHint')}</p>
        <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-4">
          {journals.map(({ journalId, kind, at, lines }) => (
            <Panel
              key={journalId}
              heading={t(`portalLedger.${kind}`)}
              note={<time dateTime={at}>{format.dateTime(at)}</time>}
            >
              <LedgerLines lines={lines} />
            </Panel>
          ))}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
