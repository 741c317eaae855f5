import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { ACCOUNT_NAME_MAX } from '@ironsouq/contract/people/seller-account/seller-account.schema'
import { merchantNotificationEndpoints } from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { AccountPage } from '@ironsouq/portal/account/account-page'
import { ProfilePanel } from '@ironsouq/portal/account/profile-panel'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { roleText } from '../../people/people/parts/role-text.ts'
import type { Route } from './+types/account.screen.ts'
import { accountCalls } from './parts/merchant-calls.ts'

export async function clientLoader() {
  const [me, factors, sessions, emails] = await Promise.all([
    api(sellerAccountMerchantEndpoints.me),
    api(sellerAccountMerchantEndpoints.factors),
    api(sellerAccountMerchantEndpoints.sessions),
    api(merchantNotificationEndpoints.preferences),
  ])
  return { me, factors, sessions, emails }
}

export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { me, factors, sessions, emails } = loaderData
  const profile = (
    <ProfilePanel
      me={me}
      roles={`${me.firm.name} · ${roleText(t, me.role)}`}
      nameMax={ACCOUNT_NAME_MAX}
      update={(body) => api(sellerAccountMerchantEndpoints.update, { body })}
    />
  )
  return (
    <AccountPage
      calls={accountCalls}
      profile={profile}
      factors={factors}
      sessions={sessions}
      emails={emails}
    />
  )
}
