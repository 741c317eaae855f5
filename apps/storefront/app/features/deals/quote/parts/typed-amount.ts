import type { Money } from '@ironsouq/contract/money/money/money'

/** A price in dirhams as it was typed: thousands may have a separator. The schema checks the rest. */
export const typedDirhams = (text: string): Money => ({
  amount: text.replaceAll(/[\s,٬']/g, '').slice(0, 20),
  currency: 'AED',
})

/** The fault of a price, whose field in the form is the amount alone. */
export const amountFault = (fields: Readonly<Record<string, string>> = {}): string | undefined =>
  fields['price.amount'] ?? fields['price']
