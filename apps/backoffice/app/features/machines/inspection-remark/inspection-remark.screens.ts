import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const inspectionRemarkScreens = {
  'settings/inspection-remarks': {
    file: 'features/machines/inspection-remark/inspection-remarks.screen.tsx',
    permission: 'dictionary.edit',
    title: 'backofficeInspection.remarkList',
  },
  'settings/inspection-remarks/:remarkId': {
    file: 'features/machines/inspection-remark/inspection-remark.screen.tsx',
    permission: 'dictionary.edit',
    title: 'backofficeInspection.remark',
  },
} satisfies Screens<MenuGroup>
