import { lifecycle } from '../../lifecycle.ts'

/**
 * A review of a purchase. Its text is public at once. Staff hide words that break the rules: the stars of a real buyer
 * still count, and the buyer can correct the words. Only a review that is none, a paid one, is removed and counts no
 * more. Stores move nothing.
 */
// oxfmt-ignore
export const reviewLifecycle = lifecycle('review', {
  states: ['published', 'hidden', 'corrected', 'removed', 'withdrawn'],
  initial: 'published',
  final: ['withdrawn'],
  moves: [
    // action     from                                 to           by
    ['hide',     ['published', 'corrected'],            'hidden',    ['staff']],
    ['correct',  ['hidden'],                            'corrected', ['member']],
    ['restore',  ['hidden', 'corrected', 'removed'],    'published', ['staff']],
    ['remove',   ['published', 'hidden', 'corrected'],  'removed',   ['staff']],
    ['withdraw', ['published', 'hidden', 'corrected'],  'withdrawn', ['member']],
  ],
})

export type ReviewState = (typeof reviewLifecycle.states)[number]

/** Whose stars are part of the rating. */
export const COUNTED_STATES = ['published', 'hidden', 'corrected'] as const satisfies ReviewState[]

/** A picture is public only once someone has looked at it. */
// oxfmt-ignore
export const reviewPictureLifecycle = lifecycle('reviewPicture', {
  states: ['waiting', 'allowed', 'refused', 'dropped'],
  initial: 'waiting',
  final: ['dropped'],
  moves: [
    // action  from                               to         by
    ['allow',  ['waiting', 'refused'],            'allowed', ['staff']],
    ['refuse', ['waiting', 'allowed'],            'refused', ['staff']],
    // Its author takes the review back, or is erased.
    ['drop',   ['waiting', 'allowed', 'refused'], 'dropped', ['member', 'system']],
  ],
})

export type ReviewPictureState = (typeof reviewPictureLifecycle.states)[number]
