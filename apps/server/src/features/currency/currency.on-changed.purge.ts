import { SETTINGS } from '@ironsouq/contract/pages'
import { purging } from '#kernel/purge.ts'
import { currencyChanged } from './currency.events.ts'

export const purgeCurrency = purging({
  name: 'currency.purge-pages',
  on: currencyChanged,
  tags: () => [SETTINGS],
})
