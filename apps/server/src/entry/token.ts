import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { isPermission, PERMISSIONS } from '@ironsouq/contract/permission'
import { issueToken, type Subject } from '#features/identity/session/session.service.ts'
import { addMember } from '#features/people/member/member.service.ts'
import { systemActing } from '#kernel/data/audit-entries.ts'
import { audited } from '#kernel/data/audit.ts'
import { configOrExit } from './config.ts'
import { assembleOrExit } from './parts.ts'

const USAGE = `Usage: token.ts --audience merchant|member [--subject <uuid>] [--days 30]
       token.ts --audience staff [--permissions all|device.move,device.reprice] [--subject <uuid>]
       token.ts --audience member --nick-name <name> [--mail <address>]: for a member made now
Prints a token that is sent as the Authorization header. It is shown once.\n`

const { values } = parseArgs({
  options: {
    audience: { type: 'string' },
    subject: { type: 'string', default: randomUUID() },
    'nick-name': { type: 'string' },
    mail: { type: 'string' },
    permissions: { type: 'string', default: 'all' },
    days: { type: 'string', default: '30' },
  },
})
const { audience, subject } = values
const days = Number(values.days)
const nickName = values['nick-name']
const misnamed = nickName !== undefined && audience !== 'member'
const named = values.permissions === 'all' ? PERMISSIONS : values.permissions.split(',')
const permissions = named.filter(isPermission)
if (
  (audience !== 'staff' && audience !== 'merchant' && audience !== 'member') ||
  !(days > 0) ||
  misnamed ||
  permissions.length < named.length
) {
  process.stderr.write(USAGE)
  process.exit(2)
}
const { ctx, close } = await assembleOrExit('token', configOrExit())
if (nickName !== undefined) await addMember(ctx, { id: subject, nickName, mail: values.mail })
const holder: Subject = { audience, id: subject, permissions }
// A token of staff is a permission that was given.
const token = await audited(ctx, systemActing('command token'), async (ctx) => {
  ctx.audit('session', subject, null, {
    audience,
    days,
    ...(audience === 'staff' && { permissions }),
  })
  return issueToken(ctx, holder, days)
})
process.stdout.write(`${token}\n`)
await close()
