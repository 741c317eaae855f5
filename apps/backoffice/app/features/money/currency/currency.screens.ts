import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const currencyScreens = {
  'settings/currencies': {
    file: 'features/money/currency/currencies.screen.tsx',
    permission: 'currency.edit',
    title: 'backofficeCurrency.title',
  },
  'settings/currencies/:code': {
    file: 'features/money/currency/currency.screen.tsx',
    permission: 'currency.edit',
    title: 'backofficeCurrency.currency',
  },
} satisfies Screens<MenuGroup>
