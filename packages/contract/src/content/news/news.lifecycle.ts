import { lifecycle } from '../../lifecycle.ts'

// oxfmt-ignore
export const newsLifecycle = lifecycle('news', {
  states: ['draft', 'scheduled', 'published', 'archived'],
  initial: 'draft',
  final: [],
  moves: [
    // action      from                    to           by
    ['schedule',   ['draft', 'scheduled'], 'scheduled', ['staff']],
    ['unschedule', ['scheduled'],          'draft',     ['staff']],
    ['publish',    ['draft', 'scheduled'], 'published', ['staff']],
    ['publishDue', ['scheduled'],          'published', ['system']],
    ['archive',    ['published'],          'archived',  ['staff', 'system']],
    ['restore',    ['archived'],           'draft',     ['staff']],
  ],
})

export type NewsState = (typeof newsLifecycle.states)[number]
