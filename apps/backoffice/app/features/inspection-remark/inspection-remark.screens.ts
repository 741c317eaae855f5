import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#screens.ts'

export const inspectionRemarkScreens = {
  'settings/inspection-remarks': {
    file: 'features/inspection-remark/inspection-remarks.screen.tsx',
    permission: 'dictionary.edit',
    title: 'backofficeInspection.remarkList',
  },
  'settings/inspection-remarks/:remarkId': {
    file: 'features/inspection-remark/inspection-remark.screen.tsx',
    permission: 'dictionary.edit',
    title: 'backofficeInspection.remark',
  },
} satisfies Screens<MenuGroup>
