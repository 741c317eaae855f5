import { lifecycle } from '../../lifecycle.ts'

/** An uploaded film cannot be watched until the transcoder has made it ready. */
// oxfmt-ignore
export const filmLifecycle = lifecycle('film', {
  states: ['sending', 'received', 'transcoding', 'ready', 'refused', 'expired'],
  initial: 'sending',
  final: ['ready', 'refused', 'expired'],
  moves: [
    // action      from                          to             by
    ['finish',     ['sending'],                  'received',    ['staff']],
    ['transcode',  ['received'],                 'transcoding', ['system']],
    ['accept',     ['transcoding'],              'ready',       ['system']],
    ['refuse',     ['received', 'transcoding'],  'refused',     ['system']],
    ['expire',     ['sending'],                  'expired',     ['staff', 'system']],
  ],
})
export type FilmState = (typeof filmLifecycle.states)[number]

/** A scheduled video is published by the timer at its time. */
// oxfmt-ignore
export const videoLifecycle = lifecycle('video', {
  states: ['draft', 'scheduled', 'published', 'withdrawn'],
  initial: 'draft',
  final: [],
  moves: [
    // action     from                                to           by
    ['schedule',  ['draft', 'withdrawn'],             'scheduled', ['staff']],
    ['unschedule', ['scheduled'],                     'draft',     ['staff']],
    ['publish',   ['draft', 'scheduled', 'withdrawn'], 'published', ['staff', 'system']],
    ['withdraw',  ['published'],                      'withdrawn', ['staff']],
  ],
})
export type VideoState = (typeof videoLifecycle.states)[number]
