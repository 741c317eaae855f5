import { consumer } from '#kernel/events.ts'
import { passwordSince } from './identity.credential.queries.ts'
import { passwordChanged } from './identity.events.ts'
import { writeTo } from './identity.letter.service.ts'
import { passwordChangedLetter } from './letters/password-changed.letter.ts'

export const tellOfPassword = consumer({
  name: 'identity.tell-password-changed',
  on: passwordChanged,
  async handle(ctx, { memberId, eventId }) {
    const at = await passwordSince(ctx, memberId)
    if (!at) return
    const { publicUrl } = ctx.mail
    await writeTo(ctx, { memberId, messageId: `password-${eventId}` }, (locale) =>
      passwordChangedLetter(locale, { at, publicUrl }),
    )
  },
})
