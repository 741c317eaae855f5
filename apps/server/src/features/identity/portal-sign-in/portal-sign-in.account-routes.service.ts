import type { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import type { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { noteProof } from '#features/identity/session/session.proof.service.ts'
import { sessionsShown } from '#features/identity/session/session.queries.ts'
import { endSession } from '#features/identity/session/session.service.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import type { Routes } from '#kernel/http/serve.ts'
import {
  addOwnPasskey,
  askForProof,
  beginOwnApp,
  beginOwnPasskey,
  changeOwnPassword,
  enableOwnApp,
  removeOwnApp,
  removeOwnPasskey,
  renewOwnCodes,
  verifyOriginal,
  verifyProof,
} from './portal-sign-in.own-account.service.ts'
import { enabledAppOf, passkeysOf, recoveryCodesLeft } from './portal-sign-in.queries.ts'
import { passkeyShown, type AnyPortal } from './portal-sign-in.rules.ts'

type OwnAccount = typeof staffAccountEndpoints | typeof sellerAccountMerchantEndpoints

/** What people of a portal do with their own account. */
export const ownAccountRoutes =
  (portal: AnyPortal, own: OwnAccount): Routes =>
  (serve) => {
    serve(own.leave, async ({ ctx, actor }) => {
      await endSession(ctx, actor.id, actor.sessionId)
      return null
    })

    serve(own.sessions, ({ ctx, actor }) => sessionsShown(ctx, actor.id, actor.sessionId))

    serve(own.endSession, async ({ ctx, actor, body }) => {
      await endSession(ctx, actor.id, body.sessionId)
      return null
    })

    serve(own.askProof, ({ ctx, actor }) => askForProof(ctx, portal, actor))

    serve(
      own.prove,
      async ({ ctx, actor }) => ({ until: (await noteProof(ctx, actor)).toISOString() }),
      { prepare: ({ ctx, actor, body }) => verifyProof(ctx, portal, actor, body) },
    )

    serve(
      own.changePassword,
      async ({ ctx, actor, from, body: { password } }, passwordHash: string) => {
        await changeOwnPassword(ctx, { portal, actor, from }, { password, passwordHash })
        return null
      },
      {
        async prepare({ ctx, actor, body }) {
          await verifyOriginal(ctx, portal, actor, body.original)
          return hashPassword(body.password)
        },
      },
    )

    serve(own.factors, async ({ ctx, actor: { id } }) => ({
      appSince: (await enabledAppOf(ctx, portal, id))?.enabledAt?.toISOString() ?? null,
      recoveryCodesLeft: await recoveryCodesLeft(ctx, portal, id),
      passkeys: (await passkeysOf(ctx, portal, id)).map(passkeyShown),
    }))

    serve(own.beginApp, ({ ctx, actor }) => beginOwnApp(ctx, portal, actor))

    serve(own.enableApp, async ({ ctx, actor, from, body }) => {
      await enableOwnApp(ctx, { portal, actor, from }, body.code)
      return null
    })

    serve(own.removeApp, async ({ ctx, actor, from }) => {
      await removeOwnApp(ctx, { portal, actor, from })
      return null
    })

    serve(own.beginPasskey, ({ ctx, actor }) => beginOwnPasskey(ctx, portal, actor))

    serve(own.addPasskey, async ({ ctx, actor, from, body }) =>
      passkeyShown(await addOwnPasskey(ctx, { portal, actor, from }, body)),
    )

    serve(own.removePasskey, async ({ ctx, actor, from, body }) => {
      await removeOwnPasskey(ctx, { portal, actor, from }, body.passkeyId)
      return null
    })

    serve(own.renewCodes, async ({ ctx, actor, from }) => ({
      recoveryCodes: await renewOwnCodes(ctx, { portal, actor, from }),
    }))
  }
