import { ACCOUNT_KINDS } from '@ironsouq/contract/ledger-kinds'
import {
  type LedgerAccountRow,
  ledgerStaffEndpoints,
} from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/accounts.screen.ts'
import { LedgerTabs } from './ledger-tabs.tsx'
import { OwnerName } from './owner-name.tsx'

const { accounts } = ledgerStaffEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(accounts, url)

const journalsOf = (accountId: string) => `/ledger?accountId=${accountId}`

function useColumns(): ListColumn<LedgerAccountRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'kind',
      text: t('portalLedger.account'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ accountId, kind }) => (
        <Link to={journalsOf(accountId)} className="text-small font-semibold">
          {t(`portalLedger.${kind}`)}
        </Link>
      ),
    },
    {
      id: 'owner',
      text: t('backofficeLedger.owner'),
      cell: ({ owner, ownerName }) => <OwnerName owner={owner} ownerName={ownerName} />,
    },
    {
      id: 'balance',
      text: t('backofficeLedger.balance'),
      isFigure: true,
      cell: ({ balance }) => <bdi className="font-semibold">{format.ledgerMoney(balance)}</bdi>,
    },
  ]
}

/** The accounts with their balances; each leads to its journals [PY-4]. */
export default function AccountsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const kinds: Filter = {
    kind: 'choice',
    name: 'kind',
    text: t('portalLedger.kind'),
    isSingle: true,
    options: ACCOUNT_KINDS.map((id) => ({ id, text: t(`portalLedger.${id}`) })),
  }
  return (
    <ScreenPage
      title={t('backofficeLedger.accounts')}
      find={<TableFind hint={t('backofficeLedger.findAccount')} />}
    >
      <DataTable
        label={t('backofficeLedger.accounts')}
        columns={useColumns()}
        idOf={({ accountId }) => accountId}
        page={page}
        usualSort="-opened"
        filters={[kinds]}
        onOpen={(accountId) => void navigate(journalsOf(accountId))}
      >
        <LedgerTabs />
      </DataTable>
    </ScreenPage>
  )
}
