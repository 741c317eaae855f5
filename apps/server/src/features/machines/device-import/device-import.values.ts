import type { Specs } from '@ironsouq/contract/machines/device/device.enums'
import type { DraftColumns } from '#features/machines/device/device.bulk.service.ts'

/** A row of a file as it will be saved. A field that the file does not have is not there. */
export interface DeviceValues {
  /** The seller's own number, or the serial number if the file has no such column. */
  externalId: string
  columns: ImportedColumns
  specs: Specs
  /** The addresses of photos. */
  photos?: string[]
  /** Null is price on request. */
  price?: { minor: string; currency: string } | null
}

/** The columns of `device` that a file can set. */
export type ImportedColumns = Pick<
  DraftColumns,
  'serialNo' | 'brandId' | 'model' | 'modelId' | 'categoryId' | 'yearMade'
> &
  Partial<
    Pick<
      DraftColumns,
      | 'yearInService'
      | 'workHours'
      | 'mileageKm'
      | 'hoursSource'
      | 'vatMode'
      | 'yardId'
      | 'emirate'
      | 'emission'
      | 'customs'
      | 'ownership'
      | 'warranty'
      | 'gccCooling'
      | 'plated'
      | 'note'
      | 'noteLocale'
    >
  >
