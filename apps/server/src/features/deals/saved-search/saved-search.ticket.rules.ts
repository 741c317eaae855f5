import type { Signer } from '#kernel/data/signer.ts'

const PURPOSE = 'saved-search.stop-mails'

/** Ends the emails of one member and grants nothing else. Every email contains it. */
export const ticketOf = (signer: Signer, memberId: string): string => signer.sign(PURPOSE, memberId)

export const memberOfTicket = (signer: Signer, ticket: string): string | null =>
  signer.verify(PURPOSE, ticket)
