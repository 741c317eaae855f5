import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#screens.ts'

export const certificationScreens = {
  'settings/certifications': {
    file: 'features/certification/certifications.screen.tsx',
    permission: 'certification.edit',
    title: 'backofficeSetting.certifications',
  },
  'settings/certifications/:certificationId': {
    file: 'features/certification/certification.screen.tsx',
    permission: 'certification.edit',
    title: 'backofficeSetting.certification',
  },
} satisfies Screens<MenuGroup>
