import { consumer } from '#kernel/events.ts'
import { memberRegistered } from './identity.events.ts'
import { writeTo } from './identity.letter.service.ts'
import { welcomeLetter } from './letters/welcome.letter.ts'

export const welcomeMember = consumer({
  name: 'identity.welcome-member',
  on: memberRegistered,
  handle: (ctx, { memberId, eventId }) =>
    writeTo(ctx, { memberId, messageId: `welcome-${eventId}` }, (locale, { nickName, account }) =>
      welcomeLetter(locale, { nickName, account, publicUrl: ctx.mail.publicUrl }),
    ),
})
