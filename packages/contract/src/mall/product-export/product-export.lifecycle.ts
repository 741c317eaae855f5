import { lifecycle } from '../../lifecycle.ts'

/** A file of products for a store, from the request until its download ends. */
// oxfmt-ignore
export const productExportLifecycle = lifecycle('product_export', {
  states: ['asked', 'ready', 'expired'],
  initial: 'asked',
  final: ['expired'],
  moves: [
    // action  from                to         by
    ['write',  ['asked'],          'ready',   ['system']],
    ['expire', ['asked', 'ready'], 'expired', ['system']],
  ],
})

export type ProductExportState = (typeof productExportLifecycle.states)[number]
