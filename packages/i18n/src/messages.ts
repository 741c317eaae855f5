import type { MessageDescriptor } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type accountChange from '../messages/en/accountChange.json'
import type common from '../messages/en/common.json'
import type compare from '../messages/en/compare.json'
import type device from '../messages/en/device.json'
import type deviceDetail from '../messages/en/deviceDetail.json'
import type error from '../messages/en/error.json'
import type home from '../messages/en/home.json'
import type landedCost from '../messages/en/landedCost.json'
import type landingPage from '../messages/en/landingPage.json'
import type legal from '../messages/en/legal.json'
import type login from '../messages/en/login.json'
import type mail from '../messages/en/mail.json'
import type notification from '../messages/en/notification.json'
import type passport from '../messages/en/passport.json'
import type register from '../messages/en/register.json'
import type search from '../messages/en/search.json'
import type sellerPage from '../messages/en/sellerPage.json'
import type settings from '../messages/en/settings.json'
import type shell from '../messages/en/shell.json'
import type subscription from '../messages/en/subscription.json'
import type userCenter from '../messages/en/userCenter.json'
import type viewing from '../messages/en/viewing.json'
import type yard from '../messages/en/yard.json'

/** The namespaces and keys of the English packs: the source of every type below. */
export interface Packs {
  accountChange: typeof accountChange
  common: typeof common
  compare: typeof compare
  device: typeof device
  error: typeof error
  search: typeof search
  home: typeof home
  deviceDetail: typeof deviceDetail
  landedCost: typeof landedCost
  landingPage: typeof landingPage
  legal: typeof legal
  login: typeof login
  mail: typeof mail
  userCenter: typeof userCenter
  notification: typeof notification
  passport: typeof passport
  register: typeof register
  settings: typeof settings
  shell: typeof shell
  subscription: typeof subscription
  viewing: typeof viewing
  sellerPage: typeof sellerPage
  yard: typeof yard
}
export type Namespace = keyof Packs
export type Key = { [N in Namespace]: `${N}.${keyof Packs[N] & string}` }[Namespace]

/** Messages as the runtime takes them: compiled on the server, so the browser carries no parser. */
export type Compiled = Record<string, CompiledMessage>
export type Values = NonNullable<MessageDescriptor['values']>
export type Translate = (key: Key, values?: Values) => string
