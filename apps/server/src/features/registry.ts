import { forgetOldKeys } from '#kernel/idempotency.ts'
import type { IndexDefinition } from '#kernel/ports.ts'
import { checked } from '#kernel/registry.ts'
import { categoryRoutes } from './category/category.routes.ts'
import { purgeCertification } from './certification/certification.on-changed.purge.ts'
import { certificationRoutes } from './certification/certification.routes.ts'
import { purgeCurrency } from './currency/currency.on-changed.purge.ts'
import { currencyRoutes } from './currency/currency.routes.ts'
import { deviceIndex } from './device/device.document.ts'
import { purgeDevice, purgeDeviceIndexed } from './device/device.on-changed.purge.ts'
import { indexDevice } from './device/device.on-changed.ts'
import { deviceRoutes } from './device/device.routes.ts'
import { purgeDictionary } from './dictionary/dictionary.on-changed.purge.ts'
import { dictionaryRoutes } from './dictionary/dictionary.routes.ts'
import { purgeLanguage } from './language/language.on-changed.purge.ts'
import { languageRoutes } from './language/language.routes.ts'
import { memberRoutes } from './member/member.routes.ts'
import { purgeRenovation } from './renovation/renovation.on-changed.purge.ts'
import { renovationRoutes } from './renovation/renovation.routes.ts'
import { purgeSetting } from './setting/setting.on-changed.purge.ts'
import { settingRoutes } from './setting/setting.routes.ts'
import { mailConfirmation } from './subscription/subscription.on-asked.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { closeTrafficDays } from './traffic/traffic.close-days.job.ts'
import { trafficRoutes } from './traffic/traffic.routes.ts'
import { observePrice } from './valuation/valuation.on-device-repriced.ts'

/** All that the features bring. One line each: what is not here does not run. */
export const registry = checked({
  routes: [
    categoryRoutes,
    certificationRoutes,
    currencyRoutes,
    deviceRoutes,
    dictionaryRoutes,
    languageRoutes,
    memberRoutes,
    renovationRoutes,
    settingRoutes,
    trafficRoutes,
    subscriptionRoutes,
  ],
  consumers: [
    indexDevice,
    observePrice,
    purgeDevice,
    purgeDeviceIndexed,
    purgeCertification,
    purgeCurrency,
    purgeDictionary,
    purgeLanguage,
    purgeRenovation,
    purgeSetting,
    mailConfirmation,
  ],
  jobs: [forgetOldKeys, closeTrafficDays],
})

export const indexes: readonly IndexDefinition[] = [deviceIndex]
