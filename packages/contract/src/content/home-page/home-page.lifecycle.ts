import { lifecycle } from '../../lifecycle.ts'

/** Of a version of the home page. Publishing one replaces the published one. */
// oxfmt-ignore
export const homePageLifecycle = lifecycle('home-page', {
  states: ['draft', 'scheduled', 'published', 'replaced'],
  initial: 'draft',
  final: ['replaced'],
  moves: [
    // action      from                    to           by
    ['schedule',   ['draft', 'scheduled'], 'scheduled', ['staff']],
    ['unschedule', ['scheduled'],          'draft',     ['staff']],
    ['publish',    ['draft', 'scheduled'], 'published', ['staff']],
    ['publishDue', ['scheduled'],          'published', ['system']],
    ['replace',    ['published'],          'replaced',  ['staff', 'system']],
  ],
})

export type HomePageState = (typeof homePageLifecycle.states)[number]
