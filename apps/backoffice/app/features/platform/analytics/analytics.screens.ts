import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const analyticsScreens = {
  figures: {
    file: 'features/platform/analytics/traffic.screen.tsx',
    permission: 'analytics.read',
    title: 'backofficeAnalytics.title',
    menu: { group: 'manage', icon: 'chart', position: 10 },
  },
  'figures/mall': {
    file: 'features/platform/analytics/mall.screen.tsx',
    permission: 'ledger.read',
    title: 'portalFigure.mall',
  },
  'figures/searches': {
    file: 'features/platform/analytics/searches.screen.tsx',
    permission: 'analytics.read',
    title: 'backofficeAnalytics.searches',
  },
  'figures/stock': {
    file: 'features/platform/analytics/stock.screen.tsx',
    permission: 'analytics.read',
    title: 'backofficeAnalytics.stock',
  },
  'figures/emails': {
    file: 'features/platform/analytics/emails.screen.tsx',
    permission: 'analytics.read',
    title: 'backofficeAnalytics.emails',
  },
  'figures/jobs': {
    file: 'features/platform/analytics/jobs.screen.tsx',
    permission: 'analytics.read',
    title: 'backofficeAnalytics.jobs',
  },
} satisfies Screens<MenuGroup>
