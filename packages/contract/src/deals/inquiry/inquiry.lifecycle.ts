import { lifecycle } from '../../lifecycle.ts'

/** A question of a buyer: staff review it before a seller reads it [IN-2]. */
// oxfmt-ignore
export const inquiryLifecycle = lifecycle('inquiry', {
  states: ['unaudited', 'pushed', 'invalid'],
  initial: 'unaudited',
  final: ['invalid'],
  moves: [
    // action       from                     to         by
    ['push',        ['unaudited'],           'pushed',  ['staff']],
    ['invalidate',  ['unaudited', 'pushed'], 'invalid', ['staff']],
  ],
})

export type InquiryState = (typeof inquiryLifecycle.states)[number]

/** A file of a message: it cannot be sent until its content was checked. */
// oxfmt-ignore
export const attachmentLifecycle = lifecycle('inquiryAttachment', {
  states: ['asked', 'received', 'ready', 'refused'],
  initial: 'asked',
  final: ['ready', 'refused'],
  moves: [
    // action   from           to          by
    ['finish',  ['asked'],     'received', ['member', 'merchant', 'staff']],
    ['accept',  ['received'],  'ready',    ['system']],
    ['refuse',  ['received'],  'refused',  ['system']],
  ],
})

export type AttachmentState = (typeof attachmentLifecycle.states)[number]
