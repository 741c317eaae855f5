import { messagesOf } from '@ironsouq/i18n/load'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { expect, it } from 'vitest'
import { packedMessages, unpackedMessages } from './packed-messages.ts'

it('packs the messages of every language, with quotes of both kinds', () => {
  for (const locale of LOCALE_CODES) {
    const messages = {
      ...messagesOf(locale, ['common', 'search']),
      'common.both': [`"a" 'b' \\"c`],
    }
    expect(unpackedMessages(packedMessages(messages))).toEqual(messages)
  }
})
