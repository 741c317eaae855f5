import { lifecycle } from '../../lifecycle.ts'

/**
 * A file of rows on its way into the database. Jobs read, check and save it a block at a time;
 * people, or the feed that brought it, decide when the next part begins.
 */
// oxfmt-ignore
export const importLifecycle = lifecycle('import', {
  states: ['asked', 'received', 'read', 'checking', 'checked', 'running', 'paused', 'done',
    'refused', 'cancelled', 'expired'],
  initial: 'asked',
  final: ['done', 'refused', 'cancelled', 'expired'],
  moves: [
    // action   from                    to           by
    ['send',    ['asked'],               'received',  ['staff', 'feed', 'merchant']],
    ['read',    ['received'],            'read',      ['job']],
    ['refuse',  ['received'],            'refused',   ['job']],
    ['check',   ['read', 'checked'],     'checking',  ['staff', 'feed', 'merchant']],
    ['checked', ['checking'],            'checked',   ['job']],
    ['run',     ['checked'],             'running',   ['staff', 'feed', 'merchant']],
    ['pause',   ['running'],             'paused',    ['staff', 'merchant']],
    ['resume',  ['paused'],              'running',   ['staff', 'merchant']],
    ['finish',  ['running'],             'done',      ['job']],
    ['cancel',  ['asked', 'received', 'read', 'checking', 'checked', 'running', 'paused'], 'cancelled', ['staff', 'merchant']],
    ['expire',  ['asked', 'read', 'checked', 'paused'], 'expired', ['timer']],
  ],
})

export type ImportState = (typeof importLifecycle.states)[number]
