import { lifecycle } from '../../lifecycle.ts'

// oxfmt-ignore
export const helpLifecycle = lifecycle('help', {
  states: ['draft', 'scheduled', 'published'],
  initial: 'draft',
  final: [],
  moves: [
    // action      from                    to           by
    ['schedule',   ['draft', 'scheduled'], 'scheduled', ['staff']],
    ['unschedule', ['scheduled'],          'draft',     ['staff']],
    ['publish',    ['draft', 'scheduled'], 'published', ['staff']],
    ['publishDue', ['scheduled'],          'published', ['system']],
    ['withdraw',   ['published'],          'draft',     ['staff']],
  ],
})

export type HelpState = (typeof helpLifecycle.states)[number]
