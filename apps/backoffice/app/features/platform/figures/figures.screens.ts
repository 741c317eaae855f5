import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const figuresScreens = {
  figures: {
    file: 'features/platform/figures/traffic.screen.tsx',
    permission: 'figures.read',
    title: 'backofficeFigures.title',
    menu: { group: 'manage', icon: 'chart', position: 10 },
  },
  'figures/searches': {
    file: 'features/platform/figures/searches.screen.tsx',
    permission: 'figures.read',
    title: 'backofficeFigures.searches',
  },
  'figures/stock': {
    file: 'features/platform/figures/stock.screen.tsx',
    permission: 'figures.read',
    title: 'backofficeFigures.stock',
  },
  'figures/emails': {
    file: 'features/platform/figures/emails.screen.tsx',
    permission: 'figures.read',
    title: 'backofficeFigures.emails',
  },
  'figures/jobs': {
    file: 'features/platform/figures/jobs.screen.tsx',
    permission: 'figures.read',
    title: 'backofficeFigures.jobs',
  },
} satisfies Screens<MenuGroup>
