import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const specScreens = {
  'settings/spec-fields': {
    file: 'features/machines/spec/spec-fields.screen.tsx',
    permission: 'category.edit',
    title: 'backofficeCatalogue.specFields',
  },
  'settings/spec-fields/:code': {
    file: 'features/machines/spec/spec-field.screen.tsx',
    permission: 'category.edit',
    title: 'backofficeCatalogue.specField',
  },
} satisfies Screens<MenuGroup>
