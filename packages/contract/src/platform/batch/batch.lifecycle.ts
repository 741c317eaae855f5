import { lifecycle } from '../../lifecycle.ts'

/** A bulk action over many rows; it gathers rows with values of their own before it runs. */
// oxfmt-ignore
export const batchLifecycle = lifecycle('batch', {
  states: ['gathering', 'running', 'paused', 'cancelled', 'done'],
  initial: 'gathering',
  final: ['cancelled', 'done'],
  moves: [
    // action  from                    to           by
    ['begin',  ['gathering'],          'running',   ['staff', 'seller']],
    ['pause',  ['running'],            'paused',    ['staff', 'seller']],
    ['resume', ['paused'],             'running',   ['staff', 'seller']],
    ['cancel', ['running', 'paused'],  'cancelled', ['staff', 'seller']],
    ['finish', ['running'],            'done',      ['batchJob']],
  ],
})
export type BatchState = (typeof batchLifecycle.states)[number]
