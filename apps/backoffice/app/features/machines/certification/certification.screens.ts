import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const certificationScreens = {
  'settings/certifications': {
    file: 'features/machines/certification/certifications.screen.tsx',
    permission: 'certification.edit',
    title: 'backofficeSetting.certifications',
  },
  'settings/certifications/:certificationId': {
    file: 'features/machines/certification/certification.screen.tsx',
    permission: 'certification.edit',
    title: 'backofficeSetting.certification',
  },
} satisfies Screens<MenuGroup>
