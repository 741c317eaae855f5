import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { todayMerchantEndpoints } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { ProveDialog } from '@ironsouq/portal/account/prove-dialog'
import { api, isSignedOut } from '@ironsouq/portal/api/api.ts'
import { loginPath, useCommand } from '@ironsouq/portal/api/use-command.ts'
import { PortalFrame } from '@ironsouq/portal/frame/portal-frame'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { clearRecords } from '@ironsouq/portal/palette/recent-records.ts'
import { useMemo } from 'react'
import { Outlet, redirect, useNavigate } from 'react-router'
import { accountCalls } from '../features/identity/sign-in/parts/merchant-calls.ts'
import { recordSearches } from '../record-searches.ts'
import type { Route } from './+types/signed-in.ts'
import { menuFor, paletteFor } from './menu.ts'
import { useMenuCounts } from './use-menu-counts.ts'

const ACCOUNT_PATH = '/account'

/** Who is signed in, and what their company sells; without a session the login is shown. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  try {
    const [me, sells] = await Promise.all([
      api(sellerAccountMerchantEndpoints.me),
      api(todayMerchantEndpoints.trades),
    ])
    return { me, sells }
  } catch (err) {
    if (isSignedOut(err)) throw redirect(loginPath(url))
    throw err
  }
}

export default function SignedIn({ loaderData: { me, sells } }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const { run } = useCommand()
  const { name, firm, permissions } = me
  const counts = useMenuCounts(me)
  const reader = useMemo(() => ({ permissions, trades: sells.trades }), [permissions, sells.trades])
  const groups = useMemo(() => menuFor(reader, t, counts), [reader, t, counts])
  const palette = useMemo(
    () => ({ ...paletteFor(reader, t), records: () => recordSearches(permissions) }),
    [reader, permissions, t],
  )
  const person = useMemo(() => ({ name, detail: firm.name }), [name, firm.name])
  const state =
    sells.storeState === null
      ? t(`merchant.firm${capital(firm.standing)}`)
      : t(`portalStore.state_${sells.storeState}`)
  const leave = async () => {
    if ((await run(() => api(sellerAccountMerchantEndpoints.leave))) === undefined) return
    clearRecords()
    await navigate('/login')
  }
  return (
    <PortalFrame
      name={t('portal.merchantPortal')}
      audience="merchant"
      groups={groups}
      person={person}
      firm={{ name: firm.name, state }}
      permissions={permissions}
      accountPath={ACCOUNT_PATH}
      onLeave={() => void leave()}
      palette={palette}
    >
      <Outlet />
      <ProveDialog {...accountCalls} />
    </PortalFrame>
  )
}
