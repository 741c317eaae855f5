import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const deviceScreens = {
  machines: {
    file: 'features/machines/device/devices.screen.tsx',
    permission: 'device.read',
    title: 'merchant.machines',
    menu: { group: 'work', icon: 'truck', position: 20 },
    trade: 'machines',
    begin: { title: 'merchant.listMachines', permission: 'device.edit' },
  },
  'machines/new': {
    file: 'features/machines/device/device-new.screen.tsx',
    permission: 'device.edit',
    title: 'portalDevice.add',
    isAction: true,
  },
  'machines/:deviceId': {
    file: 'features/machines/device/device.screen.tsx',
    permission: 'device.read',
    title: 'portalDevice.machine',
  },
} satisfies Screens<MenuGroup>
