import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { test as base } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'

type Wanted = 'inspected' | 'on the road' | 'sold' | 'with certificates' | 'with pictures'

const WHERE: Record<Wanted, string> = {
  inspected: `state = 'listed' and price_minor is not null and exists (
    select from inspection join inspection_finding on inspection_id = inspection.id
    where device_id = device.id and inspection_finding.state in ('monitor', 'action'))`,
  'on the road': `state = 'listed' and mileage_km is not null`,
  sold: `state = 'sold' and exists (
    select from device other where other.category_id = device.category_id and other.state = 'listed')`,
  'with certificates': `state = 'listed' and exists (
    select from device_certificate where device_id = device.id)`,
  'with pictures': `state = 'listed' and 3 <= (
    select count(*) from device_picture where device_id = device.id)`,
}

interface Fixtures {
  /** A machine of the environment with a property, as the API returns it. */
  deviceWith: (wanted: Wanted, locale?: LocaleCode) => Promise<Device>
}

export const test = base.extend<Fixtures>({
  deviceWith: async ({ environment, api }, use) => {
    await use(async (wanted, locale = 'en') => {
      const [row] = await sql(
        environment.databaseUrl,
        `select id from device where ${WHERE[wanted]} order by seq limit 1`,
      )
      if (!row) throw new Error(`no machine of the environment is ${wanted}`)
      const query = { deviceId: String(row['id']) }
      return api(locale)(deviceEndpoints.detail, { query })
    })
  },
})

export const pathOf = (locale: string, { deviceId }: Device) =>
  `/${locale}/device-detail/${deviceId}`
export const galleryOf = (page: Page, locale: LocaleCode = 'en') =>
  page.getByRole('region', { name: translator(locale)('device.photos'), exact: true })

export const priceOf = (page: Page, locale: LocaleCode = 'en') =>
  page.getByRole('region', { name: translator(locale)('device.price'), exact: true })
