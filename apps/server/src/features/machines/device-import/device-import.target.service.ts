import { MOST_PICTURES } from '@ironsouq/contract/machines/device/device.schema'
import {
  DEVICE_FIELDS,
  REQUIRED_DEVICE_FIELDS,
  type DeviceField,
} from '@ironsouq/contract/platform/import/import.device-fields'
import { capital } from '@ironsouq/i18n/capital'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { placeDevicePictures } from '#features/machines/device/device.picture-import.service.ts'
import type { ImportTarget } from '#kernel/work/import-target.ts'
import { catalogueToImport } from './device-import.catalogue.projection.ts'
import { checkDeviceRows } from './device-import.check.service.ts'
import { headingKey, recogniseHeadings } from './device-import.headings.rules.ts'
import { saveDeviceRows } from './device-import.save.service.ts'
import { specNames } from './device-import.spec.projection.ts'

const labelKey = (field: DeviceField): Key => `portalImport.field${capital(field)}`

/** The labels of the fields in every language: a template that we wrote is recognised completely. */
const FIELD_NAMES = new Map(
  LOCALE_CODES.flatMap((locale) =>
    DEVICE_FIELDS.map((field) => [headingKey(translator(locale)(labelKey(field))), field] as const),
  ),
)

const isRequired = (field: DeviceField) =>
  REQUIRED_DEVICE_FIELDS.some((required) => required === field)

/** How files of machines are imported. */
export const deviceImportTarget: ImportTarget = {
  kind: 'device',
  async fields(ctx) {
    const t = translator(ctx.locale)
    const own = DEVICE_FIELDS.map((field) => ({
      name: field,
      label: t(labelKey(field)),
      isRequired: isRequired(field),
    }))
    const specs = await specNames(ctx)
    const named = specs.map(({ code, name }) => ({
      name: `spec.${code}`,
      label: name,
      isRequired: false,
    }))
    return [...own, ...named]
  },
  async recognise(ctx, headers) {
    const { specs, currencies } = await catalogueToImport(ctx)
    return recogniseHeadings(headers, {
      fieldNames: FIELD_NAMES,
      specs: [...specs.values()],
      currencies,
    })
  },
  photos: { purpose: 'equipment', most: MOST_PICTURES, place: placeDevicePictures },
  check: checkDeviceRows,
  save: saveDeviceRows,
}
