import { lifecycle } from '../../lifecycle.ts'

/** A bulk action over many rows; it gathers rows with values of their own before it runs. */
// oxfmt-ignore
export const batchLifecycle = lifecycle('batch', {
  states: ['gathering', 'running', 'paused', 'cancelled', 'done'],
  initial: 'gathering',
  final: ['cancelled', 'done'],
  moves: [
    // action  from                    to           by
    ['begin',  ['gathering'],          'running',   ['staff', 'merchant']],
    ['pause',  ['running'],            'paused',    ['staff', 'merchant']],
    ['resume', ['paused'],             'running',   ['staff', 'merchant']],
    ['cancel', ['running', 'paused'],  'cancelled', ['staff', 'merchant']],
    ['finish', ['running'],            'done',      ['system']],
  ],
})
export type BatchState = (typeof batchLifecycle.states)[number]
