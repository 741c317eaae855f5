import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const inspectionScreens = {
  inspections: {
    file: 'features/machines/inspection/inspections.screen.tsx',
    permission: 'inspection.edit',
    title: 'backofficeInspection.title',
    menu: { group: 'machines', icon: 'scan', position: 2 },
  },
  'inspections/:deviceId': {
    file: 'features/machines/inspection/inspection.screen.tsx',
    permission: 'inspection.edit',
    title: 'backofficeInspection.form',
  },
  'inspections/:deviceId/review': {
    file: 'features/machines/inspection/review.screen.tsx',
    permission: 'inspection.edit',
    title: 'backofficeInspection.review',
  },
} satisfies Screens<MenuGroup>
