import type { signInEndpointsOf } from '@ironsouq/contract/identity/sign-in/sign-in.endpoints'
import type * as z from 'zod/mini'
import type { Routes } from '#kernel/http/serve.ts'
import { requestReset, resetPassword } from './portal-sign-in.forgot.service.ts'
import { signInByPassword } from './portal-sign-in.password.service.ts'
import type { Portal } from './portal-sign-in.rules.ts'
import { passkeyOptions, signInByCode, signInByPasskey } from './portal-sign-in.service.ts'
import {
  acceptInvitation,
  addFirstPasskey,
  beginApp,
  beginPasskey,
  enableApp,
} from './portal-sign-in.set-up.service.ts'

type SignIn<Opened> = ReturnType<
  typeof signInEndpointsOf<
    z.ZodMiniType<Opened & { deviceKey: string | null }>,
    z.ZodMiniType<Opened & { deviceKey: string | null; recoveryCodes: string[] }>,
    z.ZodMiniType
  >
>

/** The sign-in of a portal; what an invitation says about itself the portal serves itself. */
export const signInRoutes =
  <Opened extends object>(
    portal: Portal<Opened>,
    endpoints: Omit<SignIn<Opened>, 'invitation'>,
  ): Routes =>
  (serve) => {
    serve(endpoints.password, ({ ctx, body, from }) => signInByPassword(ctx, portal, body, from))
    serve(endpoints.secondFactor, ({ ctx, body, from }) => signInByCode(ctx, portal, body, from))
    serve(endpoints.passkeyOptions, ({ ctx }) => passkeyOptions(ctx, portal))
    serve(endpoints.passkey, ({ ctx, body, from }) => signInByPasskey(ctx, portal, body, from))
    serve(endpoints.forgot, ({ ctx, body }) => requestReset(ctx, portal, body.email))
    serve(endpoints.reset, ({ ctx, body, from }) => resetPassword(ctx, portal, body, from))
    serve(endpoints.accept, ({ ctx, body, from }) => acceptInvitation(ctx, portal, body, from))
    serve(endpoints.beginApp, ({ ctx, body }) => beginApp(ctx, portal, body.ticket))
    serve(endpoints.enableApp, ({ ctx, body, from }) => enableApp(ctx, portal, body, from))
    serve(endpoints.beginPasskey, ({ ctx, body }) => beginPasskey(ctx, portal, body.ticket))
    serve(endpoints.addPasskey, ({ ctx, body, from }) => addFirstPasskey(ctx, portal, body, from))
  }
