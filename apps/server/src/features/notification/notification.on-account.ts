import {
  memberRegistered,
  passwordChanged,
  signedInAnew,
} from '#features/identity/identity.events.ts'
import { sessionsOf } from '#features/identity/session.queries.ts'
import { exportPacked } from '#features/privacy/privacy.events.ts'
import { exportById } from '#features/privacy/privacy.queries.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/events.ts'
import { notify } from './notification.service.ts'

const SECURITY = '/user-center/security'

export const tellWelcome = consumer({
  name: 'notification.tell-welcome',
  on: memberRegistered,
  handle: (ctx, { memberId, eventId }) =>
    atomic(ctx, (ctx) =>
      notify(ctx, {
        memberIds: [memberId],
        kind: 'welcome',
        facts: {},
        link: '/device-list',
        eventId,
      }),
    ),
})

export const tellPasswordChanged = consumer({
  name: 'notification.tell-password-changed',
  on: passwordChanged,
  handle: (ctx, { memberId, eventId }) =>
    atomic(ctx, (ctx) =>
      notify(ctx, {
        memberIds: [memberId],
        kind: 'passwordChanged',
        facts: {},
        link: SECURITY,
        eventId,
      }),
    ),
})

/** Of a session that is over by now it is only told that there was one. */
export const tellNewDevice = consumer({
  name: 'notification.tell-new-device',
  on: signedInAnew,
  async handle(ctx, { memberId, sessionId, eventId }) {
    const session = (await sessionsOf(ctx, memberId)).find(({ id }) => id === sessionId)
    const { browser = '', system = '', country } = session ?? {}
    const facts = { browser, system, country: country ?? '' }
    await atomic(ctx, (ctx) =>
      notify(ctx, { memberIds: [memberId], kind: 'newDevice', facts, link: SECURITY, eventId }),
    )
  },
})

export const tellExportReady = consumer({
  name: 'notification.tell-export-ready',
  on: exportPacked,
  async handle(ctx, { exportId, eventId }) {
    const row = await exportById(ctx, exportId)
    if (row?.state !== 'ready') return
    const { memberId } = row
    const link = '/user-center/privacy'
    await atomic(ctx, (ctx) =>
      notify(ctx, { memberIds: [memberId], kind: 'exportReady', facts: {}, link, eventId }),
    )
  },
})
