import type { ImportKind } from '@ironsouq/contract/platform/import/import.limits'
import { deviceImportTarget } from '#features/machines/device-import/device-import.target.service.ts'
import { productImportTarget } from '#features/mall/product-import/product-import.target.service.ts'
import type { ImportTarget } from '#kernel/work/import-target.ts'

/** One line for each kind of file. */
const TARGETS: Readonly<Record<ImportKind, ImportTarget>> = {
  device: deviceImportTarget,
  product: productImportTarget,
}

export const targetOf = ({ kind }: { kind: ImportKind }): ImportTarget => TARGETS[kind]
