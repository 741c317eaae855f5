import { lifecycle } from '../../lifecycle.ts'

/** A product of a store. A category may ask for a review before a product is on sale. */
// oxfmt-ignore
export const productLifecycle = lifecycle('product', {
  states: ['draft', 'underReview', 'rejected', 'onSale', 'withdrawn', 'removed', 'deleted'],
  initial: 'draft',
  final: ['deleted'],
  moves: [
    // action       from                                                        to             by
    ['submit',      ['draft', 'rejected', 'withdrawn', 'removed'],               'underReview', ['merchant']],
    ['publish',     ['draft', 'withdrawn'],                                      'onSale',      ['merchant', 'staff']],
    ['approve',     ['underReview'],                                            'onSale',      ['staff']],
    ['reject',      ['underReview'],                                            'rejected',    ['staff']],
    ['withdraw',    ['onSale'],                                                 'withdrawn',    ['merchant']],
    ['remove',      ['onSale', 'withdrawn'],                                     'removed',     ['staff']],
    ['delete',      ['draft', 'rejected', 'withdrawn', 'removed'],               'deleted',     ['merchant']],
  ],
})

export type ProductState = (typeof productLifecycle.states)[number]
