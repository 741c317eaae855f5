import type { MessageDescriptor } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type common from '../messages/en/common.json'
import type compare from '../messages/en/compare.json'
import type device from '../messages/en/device.json'
import type error from '../messages/en/error.json'
import type finding from '../messages/en/finding.json'
import type home from '../messages/en/home.json'
import type judging from '../messages/en/judging.json'
import type landed from '../messages/en/landed.json'
import type landing from '../messages/en/landing.json'
import type legal from '../messages/en/legal.json'
import type login from '../messages/en/login.json'
import type mail from '../messages/en/mail.json'
import type mine from '../messages/en/mine.json'
import type notice from '../messages/en/notice.json'
import type passport from '../messages/en/passport.json'
import type register from '../messages/en/register.json'
import type settings from '../messages/en/settings.json'
import type shell from '../messages/en/shell.json'
import type subscription from '../messages/en/subscription.json'

/** The namespaces and their keys, as English has them: the source of every type below. */
export interface Packs {
  common: typeof common
  compare: typeof compare
  device: typeof device
  error: typeof error
  finding: typeof finding
  home: typeof home
  judging: typeof judging
  landed: typeof landed
  landing: typeof landing
  legal: typeof legal
  login: typeof login
  mail: typeof mail
  mine: typeof mine
  notice: typeof notice
  passport: typeof passport
  register: typeof register
  settings: typeof settings
  shell: typeof shell
  subscription: typeof subscription
}
export type Namespace = keyof Packs
export type Key = { [N in Namespace]: `${N}.${keyof Packs[N] & string}` }[Namespace]

/** Messages as the runtime takes them: compiled on the server, so the browser carries no parser. */
export type Compiled = Record<string, CompiledMessage>
export type Values = NonNullable<MessageDescriptor['values']>
export type Translate = (key: Key, values?: Values) => string
