import { lifecycle } from '../../lifecycle.ts'

/** A photo at an address of a store: fetched, then processed as an upload. A later file asks for a failed one again. */
// oxfmt-ignore
export const remotePhotoLifecycle = lifecycle('remotePhoto', {
  states: ['waiting', 'fetching', 'processing', 'ready', 'failed'],
  initial: 'waiting',
  final: [],
  moves: [
    // action    from                         to            by
    ['fetch',    ['waiting'],                 'fetching',   ['system']],
    ['retry',    ['fetching'],                'waiting',    ['system']],
    ['receive',  ['fetching'],                'processing', ['system']],
    ['accept',   ['processing'],              'ready',      ['system']],
    ['fail',     ['fetching', 'processing'],  'failed',     ['system']],
    ['again',    ['failed', 'ready'],         'waiting',    ['system']],
  ],
})

export type RemotePhotoState = (typeof remotePhotoLifecycle.states)[number]
