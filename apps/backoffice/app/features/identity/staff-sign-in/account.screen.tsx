import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { STAFF_NAME_MAX } from '@ironsouq/contract/people/staff/staff.limits'
import { staffNotificationEndpoints } from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { AccountPage } from '@ironsouq/portal/account/account-page'
import { ProfilePanel } from '@ironsouq/portal/account/profile-panel'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { roleText } from '../../people/staff/parts/role-text.ts'
import type { Route } from './+types/account.screen.ts'
import { accountCalls } from './parts/staff-calls.ts'

export async function clientLoader() {
  const [me, factors, sessions, emails] = await Promise.all([
    api(staffAccountEndpoints.me),
    api(staffAccountEndpoints.factors),
    api(staffAccountEndpoints.sessions),
    api(staffNotificationEndpoints.preferences),
  ])
  return { me, factors, sessions, emails }
}

export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { me, factors, sessions, emails } = loaderData
  const profile = (
    <ProfilePanel
      me={me}
      roles={me.roles.map((role) => roleText(t, role)).join(' · ')}
      nameMax={STAFF_NAME_MAX}
      update={(body) => api(staffAccountEndpoints.update, { body })}
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
