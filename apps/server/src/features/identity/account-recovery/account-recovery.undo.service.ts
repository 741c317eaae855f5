import type { Undo } from '@ironsouq/contract/identity/account-change/account-change.endpoints'
import {
  changeById,
  changesSince,
  type AccountChangeRow,
} from '#features/identity/account-change/account-change.queries.ts'
import { changeIdOf, type Former } from '#features/identity/account-change/account-change.rules.ts'
import { markUndone } from '#features/identity/account-change/account-change.service.ts'
import { deletePassword } from '#features/identity/identity/identity.password.service.ts'
import { deletePasskey, restorePasskey } from '#features/identity/passkey/passkey.service.ts'
import {
  deleteRecoveryCodes,
  removeSecondFactor,
  restoreSecondFactor,
} from '#features/identity/second-factor/second-factor.restore.service.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { deleteKnownDevices } from '#features/identity/session/session.known-device.service.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import {
  deleteBinding,
  restoreBinding,
} from '#features/identity/social-login/social-login.service.ts'
import { deleteCodesOf } from '#features/identity/verification/verification.code.service.ts'
import {
  memberByMail,
  memberByMobile,
  type MemberRow,
} from '#features/people/member/member.queries.ts'
import { changeMember, lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'

const undoOver = () => new Refusal('error.undoOver', {}, 400)

const dateOf = (at: string | null) => (at === null ? null : new Date(at))

/** The change of the ticket, as long as it can be undone. */
async function openChange(ctx: Ctx, ticket: string): Promise<AccountChangeRow> {
  const id = changeIdOf(ctx.signer, ticket)
  const change = id === null ? null : await changeById(ctx, id)
  if (!change || change.undoUntil <= ctx.now()) throw undoOver()
  return change
}

async function present(ctx: Ctx, change: AccountChangeRow): Promise<Undo> {
  const changes = await changesSince(ctx, change)
  return {
    isUndone: change.undoneAt !== null,
    until: change.undoUntil.toISOString(),
    changes: changes.map(({ kind, about, createdAt }) => ({
      kind,
      about,
      at: createdAt.toISOString(),
    })),
  }
}

export const undoOf = async (ctx: Ctx, ticket: string): Promise<Undo> =>
  present(ctx, await openChange(ctx, ticket))

/** An address that another account has by now is not restored; the one set since goes nonetheless. */
const unlessTaken = (owner: MemberRow | null, memberId: string) =>
  owner === null || owner.id === memberId

async function restore(ctx: TxCtx, memberId: string, former: Former): Promise<void> {
  switch (former.kind) {
    case 'mail': {
      const owner = former.mail === null ? null : await memberByMail(ctx, former.mail)
      const isFree = unlessTaken(owner, memberId)
      await changeMember(ctx, memberId, {
        mail: isFree ? former.mail : null,
        mailVerifiedAt: isFree ? dateOf(former.verifiedAt) : null,
      })
      return
    }
    case 'mobile': {
      const owner = former.mobile === null ? null : await memberByMobile(ctx, former.mobile)
      const isFree = unlessTaken(owner, memberId)
      await changeMember(ctx, memberId, {
        mobile: isFree ? former.mobile : null,
        mobileVerifiedAt: isFree ? dateOf(former.verifiedAt) : null,
      })
      return
    }
    case 'passkeyAdded':
      return deletePasskey(ctx, memberId, former.passkeyId)
    case 'passkeyRemoved':
      return restorePasskey(ctx, memberId, former.passkey)
    case 'socialBound':
      return deleteBinding(ctx, memberId, former)
    case 'socialUnbound':
      return restoreBinding(ctx, memberId, former)
    case 'secondFactorEnabled':
      return void (await removeSecondFactor(ctx, memberId))
    case 'secondFactorDisabled':
      return restoreSecondFactor(ctx, memberId, former)
    case 'recoveryCodesRenewed':
      // The codes of before are unknown; the app of the owner still shows right ones.
      return void (await deleteRecoveryCodes(ctx, memberId))
  }
}

/**
 * Undoes a change and all later ones, the latest first: what remains is the account from before it,
 * whatever was changed since. Who made the change may know the password and may have requested
 * codes, so both are deleted and every session ends. Undoing twice has one effect.
 */
export const undoChange = (ctx: Ctx, ticket: string, from: RequestOrigin): Promise<Undo> =>
  atomic(ctx, async (ctx) => {
    const { memberId } = await openChange(ctx, ticket)
    await lockMember(ctx, memberId)
    const change = await openChange(ctx, ticket)
    if (change.undoneAt !== null) return present(ctx, change)
    const changes = await changesSince(ctx, change)
    for (const { former } of changes) await restore(ctx, memberId, former)
    await markUndone(ctx, changes)
    await deletePassword(ctx, memberId)
    await deleteCodesOf(ctx, memberId)
    await deleteKnownDevices(ctx, memberId)
    await endSessionsOf(ctx, memberId)
    await logSecurity(ctx, { kind: 'changeUndo', subjectId: memberId, device: deviceOf(from) })
    return present(ctx, { ...change, undoneAt: ctx.now() })
  })
