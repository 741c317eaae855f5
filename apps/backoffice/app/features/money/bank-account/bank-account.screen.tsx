import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/bank-account.screen.ts'
import { BankAccountPanel } from './bank-account-panel.tsx'
import { StatedAccount } from './stated-account.tsx'

const { sellers, read } = bankAccountEndpoints

export async function clientLoader({ params: { sellerCode } }: Route.ClientLoaderArgs) {
  const [all, account] = await Promise.all([api(sellers), api(read, { query: { sellerCode } })])
  const name = all.find(({ code }) => code === sellerCode)?.name ?? sellerCode
  return { seller: { code: sellerCode, name }, account }
}

/** The account of one seller: read by the second person, and changed only when someone means to [BO-2]. */
export default function BankAccountScreen({
  loaderData: { seller, account },
}: Route.ComponentProps) {
  const t = useT()
  const version = account?.version ?? 0
  const [changed, setChanged] = useState<number>()
  const isChanging = account === null || changed === version
  return (
    <ScreenPage
      title={seller.name}
      back={{ to: '/bank-accounts', text: t('backofficeSeller.bankTitle') }}
    >
      <ScreenBody>
        <p className="text-micro max-lg:hidden">
          <Link to="/bank-accounts" className="underline underline-offset-3">
            {t('backofficeSeller.bankTitle')}
          </Link>
        </p>
        <p className="max-w-prose text-ink-2">{t('backofficeSeller.bankLead')}</p>
        <div className="grid max-w-180 gap-4">
          {account && <StatedAccount account={account} />}
          {isChanging ? (
            <BankAccountPanel key={`${seller.code}-${version}`} seller={seller} account={account} />
          ) : (
            <div>
              <Button size="portal" onPress={() => setChanged(version)}>
                {t('backofficeSeller.bankChange')}
              </Button>
            </div>
          )}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
