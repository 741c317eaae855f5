import { usePortal } from '@ironsouq/portal/frame/portal-context.ts'
import { Navigate } from 'react-router'
import { SETTINGS_TABS } from './parts/settings-tabs.ts'

/** Leads to the first settings that the person may change. */
export default function SettingsScreen() {
  const { permissions } = usePortal()
  const first = SETTINGS_TABS.find(({ permission }) => permissions.includes(permission))
  return first ? <Navigate to={first.path} replace /> : null
}
