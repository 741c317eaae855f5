import type { Key } from '@ironsouq/i18n/messages'

/** What a page says after an act, whose name is in its address; an acceptance shows its result itself. */
const WORDS: Record<string, Key> = {
  counter: 'quote.doneCounter',
  decline: 'quote.doneDecline',
  offer: 'quote.doneOffer',
  withdraw: 'quote.doneWithdraw',
  keep: 'quote.doneKeep',
}

export const doneWords = (search: URLSearchParams): Key | undefined =>
  WORDS[search.get('done') ?? '']
