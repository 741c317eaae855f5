import {
  BANK_ACCOUNT_STATES,
  bankAccountEndpoints,
  type BankAccountRecord,
} from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { ibanText } from '@ironsouq/contract/money/bank-account/iban'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { StateTabs } from '@ironsouq/portal/table/state-tabs'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import { Link, redirect, useNavigate } from 'react-router'
import type { Route } from './+types/bank-accounts.screen.ts'
import { ChooseSeller } from './choose-seller.tsx'

const { list, sellers } = bankAccountEndpoints

const pathOf = (sellerCode: string) => `/bank-accounts/${encodeURIComponent(sellerCode)}`

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  // So it is linked in notifications.
  const named = url.searchParams.get('seller')
  if (named !== null) throw redirect(pathOf(named))
  const [page, waiting, all] = await Promise.all([
    listPage(list, url),
    api(list, { query: { state: 'waiting', size: 50, sort: '-at' } }),
    api(sellers),
  ])
  return { page, waiting: waiting.total, all }
}

function useColumns(): ListColumn<BankAccountRecord>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'seller',
      text: t('backofficeSeller.bankSeller'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ sellerCode, sellerName }) => (
        <Link to={pathOf(sellerCode)} className="text-small font-semibold">
          <bdi>{sellerName ?? sellerCode}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      text: t('backofficeLedger.state'),
      onPhone: 'unlabelled',
      cell: ({ isConfirmed }) => (
        <Badge tone={isConfirmed ? 'proven' : 'wait'}>
          {t(
            isConfirmed
              ? 'backofficeSeller.bankState_confirmed'
              : 'backofficeSeller.bankState_waiting',
          )}
        </Badge>
      ),
    },
    {
      id: 'holder',
      text: t('backofficeSeller.bankHolder'),
      cell: ({ holder }) => <bdi>{holder}</bdi>,
    },
    {
      id: 'bank',
      text: t('backofficeSeller.bankName'),
      cell: ({ bank }) => <bdi>{bank}</bdi>,
    },
    {
      id: 'iban',
      text: t('backofficeSeller.bankIban'),
      cell: ({ iban }) => (
        <bdi dir="ltr" className="tabular-nums">
          {ibanText(iban)}
        </bdi>
      ),
    },
    {
      id: 'statedBy',
      text: t('backofficeSeller.bankStatedBy'),
      cell: ({ statedBy }) => statedBy !== null && <bdi>{statedBy}</bdi>,
    },
    {
      id: 'time',
      text: t('backofficeSeller.bankChangedAt'),
      isFigure: true,
      sort: '-at',
      cell: ({ statedAt, confirmedAt }) => {
        const at = confirmedAt ?? statedAt
        return at !== null && format.dateTime(at)
      },
    },
  ]
}

/** Where sellers are paid: the accounts that wait for a second person, and the others [BO-2]. */
export default function BankAccountsScreen({
  loaderData: { page, waiting, all },
}: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const [isChoosing, setChoosing] = useState(false)
  const states = BANK_ACCOUNT_STATES.map((id) => ({
    id,
    text: t(`backofficeSeller.bankState_${id}`),
    ...(id === 'waiting' && { count: waiting }),
  }))
  return (
    <ScreenPage
      title={t('backofficeSeller.bankTitle')}
      actions={
        <ScreenAction
          tone="ink"
          icon="plus"
          text={t('backofficeSeller.bankEnter')}
          onPress={() => setChoosing(true)}
        />
      }
    >
      <DataTable
        label={t('backofficeSeller.bankTitle')}
        columns={useColumns()}
        idOf={({ sellerCode }) => sellerCode}
        page={page}
        usualSort="-at"
        onOpen={(code) => void navigate(pathOf(code))}
        empty={
          <EmptyState
            title={t('backofficeSeller.bankNoneHere')}
            body={t('backofficeSeller.bankLead')}
          />
        }
      >
        <StateTabs label={t('backofficeLedger.state')} all={t('portal.viewAll')} states={states} />
      </DataTable>
      {isChoosing && (
        <ChooseSeller
          sellers={all}
          onChoose={(code) => void navigate(pathOf(code))}
          onClose={() => setChoosing(false)}
        />
      )}
    </ScreenPage>
  )
}
