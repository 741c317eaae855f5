import { parseArgs } from 'node:util'
import { EMAIL } from '@ironsouq/contract/identity/identity/identity.limits'
import { STANDARD_ROLES } from '@ironsouq/contract/people/staff/role.standard'
import { knownLocale } from '@ironsouq/i18n/locales'
import { currentCodeOf } from '#features/identity/portal-sign-in/portal-sign-in.app.service.ts'
import { sellerPortal } from '#features/identity/seller-sign-in/seller-sign-in.service.ts'
import { staffPortal } from '#features/identity/staff-sign-in/staff-sign-in.service.ts'
import { sellerAccountByEmail } from '#features/people/seller-account/seller-account.queries.ts'
import {
  addStaff,
  invitationLink,
  sendInvitation,
} from '#features/people/staff/staff.invite.service.ts'
import { staffByEmail } from '#features/people/staff/staff.queries.ts'
import { standardRole } from '#features/people/staff/staff.role.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { configOrExit } from './config.ts'
import { assembleOrExit } from './parts.ts'

const USAGE = `Usage: staff.ts invite --email <address> [--name <name>] [--role administrator] [--locale en]
       staff.ts code --email <address>
invite  adds a person with a role of the product, or invites one again who has not been there yet, and
        prints the link that is also mailed. Roles: ${STANDARD_ROLES.join(', ')}
code    prints what the authenticator app of a person shows now, of staff or of a seller; not in production
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string', default: '' },
    name: { type: 'string' },
    role: { type: 'string', default: 'administrator' },
    locale: { type: 'string', default: 'en' },
  },
})
const [command] = positionals
const { email } = values
const role = STANDARD_ROLES.find((code) => code === values.role)
const isKnown = command === 'invite' || command === 'code'
if (!isKnown || !role || !EMAIL.test(email)) {
  process.stderr.write(USAGE)
  process.exit(2)
}
const config = configOrExit()
const { ctx, close } = await assembleOrExit('staff', config)

/** The link of a new invitation, or nothing if the person signs in already. */
const invited = () =>
  atomic(ctx, async (ctx) => {
    const known = await staffByEmail(ctx, email)
    if (known) return known.state === 'invited' ? sendInvitation(ctx, known.id, null) : null
    const name = values.name ?? email.split('@')[0] ?? email
    const roleIds = [await standardRole(ctx, role)]
    const given = { name, email, locale: knownLocale(values.locale), roleIds }
    return (await addStaff(ctx, given, null)).invitationId
  })

/** What is printed, or null if there is nothing to print. */
async function answer(): Promise<string | null> {
  if (command === 'invite') {
    const invitationId = await invited()
    return invitationId && invitationLink(ctx, invitationId)
  }
  if (config.NODE_ENV === 'production') return null
  const known = await staffByEmail(ctx, email)
  if (known) return currentCodeOf(ctx, staffPortal, known.id)
  const account = await sellerAccountByEmail(ctx, email)
  return account && currentCodeOf(ctx, sellerPortal, account.id)
}

const printed = await answer()
if (printed === null) {
  process.stderr.write(
    command === 'invite'
      ? 'This person signs in already. An administrator changes their roles or resets them.\n'
      : 'There is no such person with an app, or this is production.\n',
  )
  process.exitCode = 1
} else process.stdout.write(`${printed}\n`)
await close()
