import { lifecycle } from '../../lifecycle.ts'

/** A file of a work list, from the request until its download ends. */
// oxfmt-ignore
export const listExportLifecycle = lifecycle('list_export', {
  states: ['asked', 'ready', 'expired'],
  initial: 'asked',
  final: ['expired'],
  moves: [
    // action  from                to         by
    ['write',  ['asked'],          'ready',   ['system']],
    ['expire', ['asked', 'ready'], 'expired', ['system']],
  ],
})

export type ListExportState = (typeof listExportLifecycle.states)[number]
