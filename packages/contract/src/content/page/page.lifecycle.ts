import { lifecycle } from '../../lifecycle.ts'

// oxfmt-ignore
export const pageLifecycle = lifecycle('page', {
  states: ['draft', 'published'],
  initial: 'draft',
  final: [],
  moves: [
    // action    from           to           by
    ['publish',  ['draft'],     'published', ['staff']],
    ['withdraw', ['published'], 'draft',     ['staff']],
  ],
})

export type PageState = (typeof pageLifecycle.states)[number]
