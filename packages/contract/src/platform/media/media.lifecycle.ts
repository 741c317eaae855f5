import { lifecycle } from '../../lifecycle.ts'

/** An upload cannot be used until the image job has made it ready. */
// oxfmt-ignore
export const uploadLifecycle = lifecycle('upload', {
  states: ['asked', 'received', 'ready', 'refused', 'expired'],
  initial: 'asked',
  final: ['ready', 'refused', 'expired'],
  moves: [
    // action   from                   to          by
    ['finish',  ['asked'],              'received', ['member', 'merchant', 'staff']],
    ['accept',  ['received'],           'ready',    ['system']],
    ['refuse',  ['received'],           'refused',  ['system']],
    ['expire',  ['asked', 'received'],  'expired',  ['system']],
  ],
})

export type UploadState = (typeof uploadLifecycle.states)[number]
