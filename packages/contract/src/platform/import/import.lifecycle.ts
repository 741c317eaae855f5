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
    ['send',    ['asked'],               'received',  ['staff', 'merchant', 'system']],
    ['read',    ['received'],            'read',      ['system']],
    ['refuse',  ['received'],            'refused',   ['system']],
    ['check',   ['read', 'checked'],     'checking',  ['staff', 'merchant', 'system']],
    ['checked', ['checking'],            'checked',   ['system']],
    ['run',     ['checked'],             'running',   ['staff', 'merchant', 'system']],
    ['pause',   ['running'],             'paused',    ['staff', 'merchant']],
    ['resume',  ['paused'],              'running',   ['staff', 'merchant']],
    ['finish',  ['running'],             'done',      ['system']],
    ['cancel',  ['asked', 'received', 'read', 'checking', 'checked', 'running', 'paused'], 'cancelled', ['staff', 'merchant']],
    ['expire',  ['asked', 'read', 'checked', 'paused'], 'expired', ['system']],
  ],
})

export type ImportState = (typeof importLifecycle.states)[number]
