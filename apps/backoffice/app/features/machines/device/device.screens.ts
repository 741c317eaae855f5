import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const deviceScreens = {
  equipment: {
    file: 'features/machines/device/devices.screen.tsx',
    permission: 'device.read',
    title: 'portalDevice.title',
    menu: { group: 'machines', icon: 'truck', position: 1 },
  },
  'equipment/new': {
    file: 'features/machines/device/device-new.screen.tsx',
    permission: 'device.edit',
    title: 'portalDevice.add',
    isAction: true,
  },
  'equipment/prices': {
    file: 'features/machines/device/device-prices.screen.tsx',
    permission: 'device.read',
    title: 'portalDevice.gridTitle',
  },
  'equipment/:deviceId': {
    file: 'features/machines/device/device.screen.tsx',
    permission: 'device.read',
    title: 'portalDevice.title',
  },
} satisfies Screens<MenuGroup>
