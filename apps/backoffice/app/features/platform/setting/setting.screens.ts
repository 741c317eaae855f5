import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'
import { SETTINGS_TABS } from './parts/settings-tabs.ts'

export const settingScreens = {
  settings: {
    file: 'features/platform/setting/settings.screen.tsx',
    anyOf: SETTINGS_TABS.map(({ permission }) => permission),
    title: 'backofficeSetting.title',
    menu: { group: 'manage', icon: 'gear', position: 90 },
  },
  'settings/web-config': {
    file: 'features/platform/setting/web-config.screen.tsx',
    permission: 'setting.edit',
    title: 'backofficeSetting.webConfig',
  },
  'settings/web-config/:field': {
    file: 'features/platform/setting/web-config-field.screen.tsx',
    permission: 'setting.edit',
    title: 'backofficeSetting.webConfig',
  },
} satisfies Screens<MenuGroup>
