import { forgetOldKeys } from '#kernel/idempotency.ts'
import type { IndexDefinition } from '#kernel/ports.ts'
import { checked } from '#kernel/registry.ts'
import { categoryRoutes } from './category/category.routes.ts'
import { deviceIndex } from './device/device.document.ts'
import { indexDevice } from './device/device.on-changed.ts'
import { deviceRoutes } from './device/device.routes.ts'
import { languageRoutes } from './language/language.routes.ts'
import { observePrice } from './valuation/valuation.on-device-repriced.ts'

/** All that the features bring. One line each: what is not here does not run. */
export const registry = checked({
  routes: [categoryRoutes, deviceRoutes, languageRoutes],
  consumers: [indexDevice, observePrice],
  jobs: [forgetOldKeys],
})

export const indexes: readonly IndexDefinition[] = [deviceIndex]
