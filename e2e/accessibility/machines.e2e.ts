import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { expect } from '../environment/fixtures.ts'
import { test as withDevice } from '../machines/device-page.ts'
import { examine } from './examine.ts'

// The browser reports a page that is not there, and that it lacks an interface for passkeys.
const EXPECTED = /status of [45]\d\d|Resident credentials/

withDevice.use({ expectedMessages: EXPECTED })

withDevice(
  'machines and sellers are accessible [RT-2] [RT-3] [EQ-2] [EQ-3]',
  async ({ page, context, environment, variant, api, deviceWith, machine }) => {
    const inspected = await deviceWith('inspected')
    const { records } = await api()(deviceEndpoints.list, { query: {} })
    const ids = records.slice(0, 3).map(({ deviceId }) => deviceId)
    const detail = (deviceId: string) => `/device-detail/${deviceId}`
    await examine({ page, context, environment, variant }, 'shop', [
      { name: 'list', path: '/device-list?grade=A,B,C' },
      { name: 'list as rows', path: '/device-list?grade=A,B,C&view=rows' },
      { name: 'list without results', path: '/device-list?grade=C&price=1-5', part: 'main' },
      {
        name: 'filters in a sheet',
        path: '/device-list',
        width: 'phone',
        part: 'main aside',
        step: async ({ page, t }) => {
          await page.getByRole('button', { name: t('device.filters') }).click()
          const sheet = page.getByRole('complementary', { name: t('device.filters') })
          await expect(sheet.getByRole('heading', { name: t('device.filters') })).toBeFocused()
        },
      },
      {
        name: 'suggestions',
        path: '/device-list',
        width: 'desk',
        part: 'header',
        step: async ({ page }) => {
          const box = page.getByRole('banner').getByRole('searchbox')
          await box.pressSequentially('cat')
          await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible()
        },
      },
      { name: 'comparison', path: `/compare?ids=${ids.join(',')}` },
      { name: 'a machine', path: detail(inspected.deviceId) },
      { name: 'a machine that is sold', path: detail((await deviceWith('sold')).deviceId) },
      {
        name: 'a machine with certificates',
        path: detail((await deviceWith('with certificates')).deviceId),
      },
      { name: 'sold models', path: '/sold-prices' },
      { name: 'sold prices of a model', path: '/sold-prices/caterpillar/320' },
      { name: 'a seller', path: `/sellers/${inspected.seller.code}` },
      { name: 'a viewing', path: `${detail(inspected.deviceId)}/viewing` },
      { name: 'an inquiry', path: `/inquiry?deviceId=${machine.deviceId}` },
    ])
  },
)
