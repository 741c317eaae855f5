import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useNavigate } from 'react-router'
import type { Route } from './+types/bank-accounts.screen.ts'
import { BankAccountPanel } from './bank-account-panel.tsx'

const { sellers: list, read } = bankAccountEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const sellers = await api(list)
  const seller = sellers.find(({ code }) => code === url.searchParams.get('seller'))
  if (!seller) return { sellers, seller: null, account: null }
  return { sellers, seller, account: await api(read, { query: { sellerCode: seller.code } }) }
}

/** Where buyers pay to: the account of each seller, our own stock included. */
export default function BankAccountsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const { sellers, seller, account } = loaderData
  return (
    <ScreenPage title={t('backofficeSeller.bankTitle')}>
      <ScreenBody>
        <p className="max-w-prose text-ink-2">{t('backofficeSeller.bankLead')}</p>
        <div className="grid max-w-xl gap-4">
          <Select
            label={t('backofficeSeller.bankSeller')}
            placeholder={t('portalDevice.choose')}
            options={sellers.map(({ code, name }) => ({ id: code, text: name }))}
            value={seller?.code ?? null}
            onChange={(code) => void navigate(`?seller=${encodeURIComponent(String(code))}`)}
          />
          {seller && (
            <BankAccountPanel
              key={`${seller.code}-${account?.version ?? 0}`}
              seller={seller}
              account={account}
            />
          )}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
