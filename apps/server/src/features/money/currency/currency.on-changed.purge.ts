import { SETTINGS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { currencyChanged } from './currency.events.ts'

export const purgeCurrency = purgeConsumer({
  name: 'currency.purge-pages',
  on: currencyChanged,
  tags: () => [SETTINGS],
})
