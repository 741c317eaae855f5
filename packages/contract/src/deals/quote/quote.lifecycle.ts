import { lifecycle } from '../../lifecycle.ts'

/**
 * An inquiry on its way to one seller, or to our own stock. At most five are open or quoted at once; those
 * who wait take the place of one who declines or stays silent.
 */
// oxfmt-ignore
export const quoteRequestLifecycle = lifecycle('quoteRequest', {
  states: ['waiting', 'open', 'quoted', 'declined', 'lapsed', 'closed'],
  initial: 'waiting',
  final: ['declined', 'lapsed', 'closed'],
  moves: [
    // action   from                           to          by
    ['open',    ['waiting'],                   'open',     ['system', 'staff']],
    ['quote',   ['open'],                      'quoted',   ['merchant', 'staff']],
    ['decline', ['open'],                      'declined', ['merchant', 'staff']],
    // After the last open quote ended: within the time for an answer, or after it.
    ['reopen',  ['quoted'],                    'open',     ['system']],
    ['lapse',   ['open', 'quoted'],            'lapsed',   ['system']],
    ['close',   ['waiting', 'open', 'quoted'], 'closed',   ['system']],
  ],
})

export type QuoteRequestState = (typeof quoteRequestLifecycle.states)[number]

/**
 * A price for one machine. The author of a quote is the seller and its recipient the buyer; of an offer it
 * is the other way round: `isOfRole` says who of the two does what. A counter-offer is made once; the answer to
 * it is final.
 */
// oxfmt-ignore
export const quoteLifecycle = lifecycle('quote', {
  states: ['open', 'countered', 'final', 'accepted', 'declined', 'withdrawn', 'replaced', 'expired', 'released', 'sold'],
  initial: 'open',
  final: ['declined', 'withdrawn', 'replaced', 'expired', 'released', 'sold'],
  moves: [
    // action         from                            to           by
    ['accept',        ['open', 'countered', 'final'], 'accepted',  ['member', 'merchant', 'staff']],
    ['counter',       ['open'],                       'countered', ['member', 'merchant', 'staff']],
    ['decline',       ['open', 'countered', 'final'], 'declined',  ['member', 'merchant', 'staff', 'system']],
    ['acceptCounter', ['countered'],                  'accepted',  ['member', 'merchant', 'staff']],
    ['keep',          ['countered'],                  'final',     ['member', 'merchant', 'staff']],
    ['revise',        ['countered'],                  'final',     ['member', 'merchant', 'staff']],
    ['withdraw',      ['open', 'countered', 'final'], 'withdrawn', ['member', 'merchant', 'staff', 'system']],
    // By a new quote for the same machine: the buyer reads the newest one.
    ['replace',       ['open'],                       'replaced',  ['merchant']],
    ['expire',        ['open', 'countered', 'final'], 'expired',   ['system']],
    ['release',       ['accepted'],                   'released',  ['staff', 'system']],
    ['sell',          ['accepted'],                   'sold',      ['staff']],
  ],
})

export type QuoteState = (typeof quoteLifecycle.states)[number]
export type QuoteAction = (typeof quoteLifecycle.moves)[number]['action']

export type QuoteRole = 'author' | 'recipient'

const ROLE_OF: Partial<Record<QuoteAction, QuoteRole>> = {
  accept: 'recipient',
  counter: 'recipient',
  decline: 'recipient',
  acceptCounter: 'author',
  keep: 'author',
  revise: 'author',
  withdraw: 'author',
  replace: 'author',
}

/** Each of the two parties has its own moves; what neither has is up to the actor alone. */
export const isOfRole =
  (role: QuoteRole) =>
  (action: QuoteAction): boolean =>
    (ROLE_OF[action] ?? role) === role

/** The states in which a quote can still be accepted. */
export const OPEN_QUOTE_STATES = [
  'open',
  'countered',
  'final',
] as const satisfies readonly QuoteState[]
