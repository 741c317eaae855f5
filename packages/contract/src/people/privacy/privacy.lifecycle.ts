import { lifecycle } from '../../lifecycle.ts'

/** An export of a member's personal data, from the request until its download link ends. */
// oxfmt-ignore
export const exportLifecycle = lifecycle('data_export', {
  states: ['asked', 'ready', 'expired'],
  initial: 'asked',
  final: ['expired'],
  moves: [
    // action  from                to         by
    ['pack',   ['asked'],          'ready',   ['system']],
    ['expire', ['asked', 'ready'], 'expired', ['system']],
  ],
})

export type ExportState = (typeof exportLifecycle.states)[number]
