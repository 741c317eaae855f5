import { consumer } from '#kernel/events.ts'
import { signedInAnew } from './identity.events.ts'
import { writeTo } from './identity.letter.service.ts'
import { sessionOpened } from './identity.queries.ts'
import { newDeviceLetter } from './letters/new-device.letter.ts'

export const tellOfSignIn = consumer({
  name: 'identity.tell-signed-in',
  on: signedInAnew,
  async handle(ctx, { memberId, sessionId, eventId }) {
    const opened = await sessionOpened(ctx, sessionId)
    if (!opened) return
    const { publicUrl } = ctx.mail
    await writeTo(ctx, { memberId, messageId: `sign-in-${eventId}` }, (locale) =>
      newDeviceLetter(locale, { ...opened, publicUrl }),
    )
  },
})
