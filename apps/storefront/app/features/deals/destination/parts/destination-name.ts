import type { Destination } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import type { Translate } from '@ironsouq/i18n/messages'

/**
 * A port with its country. A port abroad that serves the country has the country in its own name:
 * "Djibouti (for Ethiopia)", not "Djibouti, Ethiopia".
 */
export const destinationName = (
  t: Translate,
  { mode, place, country }: Pick<Destination, 'mode' | 'place' | 'country'>,
): string =>
  mode === 'local' || place.includes(country) ? place : t('landedCost.at', { place, country })
