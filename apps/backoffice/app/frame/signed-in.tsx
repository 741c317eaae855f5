import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import type { Me } from '@ironsouq/contract/people/staff/staff.schema'
import { ProveDialog } from '@ironsouq/portal/account/prove-dialog'
import { api, isAway, isSignedOut } from '@ironsouq/portal/api/api.ts'
import { loginPath, useCommand } from '@ironsouq/portal/api/use-command.ts'
import { PortalFrame } from '@ironsouq/portal/frame/portal-frame'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { clearRecords } from '@ironsouq/portal/palette/recent-records.ts'
import { useMemo } from 'react'
import { Outlet, redirect, useNavigate } from 'react-router'
import { accountCalls } from '../features/identity/staff-sign-in/parts/staff-calls.ts'
import {
  removePerson,
  rememberedPerson,
  rememberPerson,
} from '../features/machines/inspection/parts/offline-store.ts'
import { clearOffline, useLeave } from '../features/machines/inspection/parts/use-leave.tsx'
import { useOutbox } from '../features/machines/inspection/parts/use-outbox.ts'
import { recordSearches } from '../record-searches.ts'
import type { Route } from './+types/signed-in.ts'
import { menuFor, paletteFor } from './menu.ts'
import { useMenuCounts } from './use-menu-counts.ts'

const ACCOUNT_PATH = '/account'

/** The screens that work without a connection, for the person who was here last. */
const OFFLINE = /^\/inspections(?:\/|$)/

/** Who is signed in; without a session the login is shown. */
export async function clientLoader({ url }: Route.ClientLoaderArgs): Promise<Me> {
  try {
    const me = await api(staffAccountEndpoints.me)
    if (me.permissions.includes('inspection.edit')) await rememberPerson(me)
    return me
  } catch (err) {
    if (isSignedOut(err)) {
      await removePerson()
      throw redirect(loginPath(url))
    }
    const person = isAway(err) && OFFLINE.test(url.pathname) ? await rememberedPerson() : undefined
    if (person) return person
    throw err
  }
}

export default function SignedIn({ loaderData: me }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const { run } = useCommand()
  const { name, email, permissions } = me
  const counts = useMenuCounts(permissions)
  const groups = useMemo(() => menuFor({ permissions }, t, counts), [permissions, t, counts])
  const palette = useMemo(
    () => ({ ...paletteFor({ permissions }, t), records: () => recordSearches(permissions) }),
    [permissions, t],
  )
  const person = useMemo(() => ({ name, detail: email }), [name, email])
  const leave = async () => {
    if ((await run(() => api(staffAccountEndpoints.leave))) === undefined) return
    clearRecords()
    await clearOffline(me.staffId)
    await navigate('/login')
  }
  const { ask, question } = useLeave(me, leave)
  useOutbox(me.staffId, permissions.includes('inspection.edit'))
  return (
    <PortalFrame
      name={t('portal.backOffice')}
      audience="staff"
      groups={groups}
      person={person}
      permissions={permissions}
      accountPath={ACCOUNT_PATH}
      onLeave={ask}
      palette={palette}
    >
      <Outlet />
      <ProveDialog {...accountCalls} />
      {question}
    </PortalFrame>
  )
}
