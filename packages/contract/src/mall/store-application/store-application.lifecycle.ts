import { lifecycle } from '../../lifecycle.ts'

/** An application to open a store [ST-1]; from its approval on the store has its own lifecycle. */
// oxfmt-ignore
export const storeApplicationLifecycle = lifecycle('storeApplication', {
  states: ['draft', 'underReview', 'approved', 'rejected', 'auditFailed'],
  initial: 'draft',
  final: ['approved'],
  moves: [
    // action     from                                  to             by
    ['submit',    ['draft', 'rejected', 'auditFailed'], 'underReview', ['member']],
    ['withdraw',  ['underReview'],                      'draft',       ['member']],
    ['approve',   ['underReview'],                      'approved',    ['staff']],
    ['reject',    ['underReview'],                      'rejected',    ['staff']],
    ['failAudit', ['underReview'],                      'auditFailed', ['staff']],
  ],
})

export type StoreApplicationState = (typeof storeApplicationLifecycle.states)[number]

/** The states in which the applicant changes it. */
export const EDITABLE_STATES: readonly StoreApplicationState[] = [
  'draft',
  'rejected',
  'auditFailed',
]
