/** The changes of a balance as its member knows them [LO-3]. */
export const BALANCE_CHANGES = [
  'shopping',
  'orderRefund',
  'gift',
  'manual',
  'topUp',
  'dispute',
] as const
export type BalanceChange = (typeof BALANCE_CHANGES)[number]
