import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import type { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { signInMember } from '#features/identity/identity/identity.login.service.ts'
import {
  savePassword,
  refuseWeakPassword,
} from '#features/identity/identity/identity.password.service.ts'
import { bindByTicket } from '#features/identity/social-login/social-login.service.ts'
import { withCodeLimit } from '#features/identity/verification/verification.attempts.service.ts'
import type { VerificationCodeRow } from '#features/identity/verification/verification.code.queries.ts'
import {
  spendCode,
  targetOf,
  verifyCode,
  type NonTxCtx,
} from '#features/identity/verification/verification.code.service.ts'
import { atField, fieldFault } from '#features/identity/verification/verification.rules.ts'
import { openTicket } from '#features/identity/verification/verification.ticket.service.ts'
import { addMember } from '#features/people/member/member.service.ts'
import { requireOn } from '#features/platform/feature-switch/feature-switch.queries.ts'
import { atomic } from '#kernel/ctx.ts'
import { violatedConstraint } from '#kernel/data/db.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { FieldFaults } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { memberRegistered } from './registration.events.ts'

type Form = BodyOf<typeof identityEndpoints.register>

/** The verified address: from a previous step [MS-1], or by the code in the form [ID-1]. */
async function proofOf(
  ctx: NonTxCtx,
  { ticket, email, code }: Form,
  from: RequestOrigin,
): Promise<VerificationCodeRow> {
  if (ticket !== undefined) return openTicket(ctx, 'register', ticket)
  if (email === undefined || code === undefined) throw required({ email, code })
  const typed = {
    purpose: 'register',
    target: targetOf('email', email, 'email'),
    code,
    from,
  } as const
  return withCodeLimit(ctx, from, () => verifyCode(ctx, typed)).catch(atField('code'))
}

const required = (fields: Record<string, unknown>) =>
  new FieldFaults(
    Object.keys(fields)
      .filter((field) => fields[field] === undefined)
      .map((field) => ({ field, key: 'error.fieldRequired', values: {} })),
  )

/** Only a caller with a verified address learns that a name is taken. */
const TAKEN = new Map([
  ['member_account_once', () => fieldFault('account', 'error.accountTaken')],
  ['member_mail_once', () => fieldFault('email', 'error.mailTaken')],
  ['member_mobile_once', () => fieldFault('mobile', 'error.mobileTaken')],
])

/** Creates an account and signs in. Unique constraints guarantee that names are unique. */
export async function registerMember(
  ctx: NonTxCtx,
  form: Form,
  from: RequestOrigin,
): Promise<Session> {
  await requireOn(ctx, 'registration')
  const proof = await proofOf(ctx, form, from)
  const now = ctx.now()
  const reached =
    proof.channel === 'email'
      ? { mail: proof.target, mailVerifiedAt: now }
      : { mobile: proof.target, mobileVerifiedAt: now }
  const { account, nickName, company, bindTicket } = form
  refuseWeakPassword(form.password, { account, mail: reached.mail ?? null })
  const passwordHash = await hashPassword(form.password)
  const opened = atomic(ctx, async (ctx) => {
    await spendCode(ctx, proof.id)
    const given = { account, nickName, company, locale: ctx.locale, ...reached }
    const { id } = await addMember(ctx, given)
    await savePassword(ctx, id, passwordHash)
    if (bindTicket !== undefined) await bindByTicket(ctx, id, bindTicket, from)
    await emit(ctx, memberRegistered, { memberId: id })
    return signInMember(ctx, id, from, { method: 'registration', agreed: form.agreed })
  })
  return opened.catch((err: unknown) => {
    throw TAKEN.get(violatedConstraint(err) ?? '')?.() ?? err
  })
}
