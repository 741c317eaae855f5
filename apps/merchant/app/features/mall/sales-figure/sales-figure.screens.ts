import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const salesFigureScreens = {
  figures: {
    file: 'features/mall/sales-figure/figures.screen.tsx',
    permission: 'figures.read',
    title: 'portalFigure.title',
    menu: { group: 'work', icon: 'gauge', position: 21 },
  },
} satisfies Screens<MenuGroup>
