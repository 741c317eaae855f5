import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import type { Session } from '@ironsouq/contract/identity/identity.schema'
import { addMember } from '#features/member/member.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { brokenPromise } from '#kernel/db.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import { hashPassword } from '#kernel/password.ts'
import type { From } from '#kernel/serve.ts'
import type { VerificationCodeRow } from './identity.code.queries.ts'
import { spendCode, targetOf, verifyCode, type CountingCtx } from './identity.code.service.ts'
import { memberRegistered } from './identity.events.ts'
import { guessingCode } from './identity.guard.service.ts'
import { signInMember } from './identity.login.service.ts'
import { keepPassword, refuseEasy } from './identity.password.service.ts'
import { atField, fieldFault } from './identity.rules.ts'
import { openTicket } from './identity.ticket.service.ts'
import { bindByTicket } from './social.service.ts'

type Form = BodyOf<typeof identityEndpoints.register>

/** The address that was proven: in a step before [MS-1], or by the code in the form [ID-1]. */
async function proofOf(
  ctx: CountingCtx,
  { ticket, email, code }: Form,
  from: From,
): Promise<VerificationCodeRow> {
  if (ticket !== undefined) return openTicket(ctx, 'register', ticket)
  if (email === undefined || code === undefined) throw required({ email, code })
  const typed = { purpose: 'register', target: targetOf('email', email, 'email'), code } as const
  return guessingCode(ctx, from, () => verifyCode(ctx, typed)).catch(atField('code'))
}

const required = (fields: Record<string, unknown>) =>
  new FieldFaults(
    Object.keys(fields)
      .filter((field) => fields[field] === undefined)
      .map((field) => ({ field, key: 'error.fieldRequired', values: {} })),
  )

/** Only whoever proved an address gets so far as to be told that a name is taken. */
const TAKEN = new Map([
  ['member_account_once', () => fieldFault('account', 'error.accountTaken')],
  ['member_mail_once', () => fieldFault('email', 'error.mailTaken')],
  ['member_mobile_once', () => fieldFault('mobile', 'error.mobileTaken')],
])

/** Opens an account and signs in. That there is one of each name is the database's promise. */
export async function registerMember(ctx: CountingCtx, form: Form, from: From): Promise<Session> {
  const proof = await proofOf(ctx, form, from)
  const now = ctx.now()
  const reached =
    proof.channel === 'email'
      ? { mail: proof.target, mailVerifiedAt: now }
      : { mobile: proof.target, mobileVerifiedAt: now }
  const { account, nickName, company, bindTicket } = form
  refuseEasy(form.password, { account, mail: reached.mail ?? null })
  const passwordHash = await hashPassword(form.password)
  const opened = atomic(ctx, async (ctx) => {
    await spendCode(ctx, proof.id)
    const given = { account, nickName, company, locale: ctx.locale, ...reached }
    const { id } = await addMember(ctx, given)
    await keepPassword(ctx, id, passwordHash)
    if (bindTicket !== undefined) await bindByTicket(ctx, id, bindTicket)
    await emit(ctx, memberRegistered, { memberId: id })
    return signInMember(ctx, id, from, 'register')
  })
  return opened.catch((err: unknown) => {
    throw TAKEN.get(brokenPromise(err) ?? '')?.() ?? err
  })
}
