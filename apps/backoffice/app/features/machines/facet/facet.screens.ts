import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const facetScreens = {
  'settings/facets': {
    file: 'features/machines/facet/facets.screen.tsx',
    permission: 'category.edit',
    title: 'backofficeCatalogue.facets',
  },
} satisfies Screens<MenuGroup>
