import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const auditScreens = {
  audit: {
    file: 'features/platform/audit/audit.screen.tsx',
    permission: 'audit.read',
    title: 'backofficeAudit.title',
    menu: { group: 'manage', icon: 'clock', position: 80 },
  },
  'audit/exports': {
    file: 'features/platform/audit/audit-exports.screen.tsx',
    permission: 'audit.read',
    title: 'backofficeAudit.exports',
  },
  'audit/:seq': {
    file: 'features/platform/audit/audit-entry.screen.tsx',
    permission: 'audit.read',
    title: 'backofficeAudit.title',
  },
} satisfies Screens<MenuGroup>
