import { lifecycle } from '../lifecycle.ts'

/** What is uploaded is of no use until it is ready: no one but the image job makes it so. */
// oxfmt-ignore
export const uploadLife = lifecycle('upload', {
  states: ['asked', 'received', 'ready', 'refused', 'expired'],
  initial: 'asked',
  final: ['ready', 'refused', 'expired'],
  moves: [
    // action   from                   to          by
    ['finish',  ['asked'],              'received', ['owner']],
    ['accept',  ['received'],           'ready',    ['imageJob']],
    ['refuse',  ['received'],           'refused',  ['imageJob']],
    ['expire',  ['asked', 'received'],  'expired',  ['timer']],
  ],
})

export type UploadState = (typeof uploadLife.states)[number]
