import type { Money } from '@ironsouq/contract/money/money/money'
import type { Topic } from '@ironsouq/contract/people/consent/consent.limits'
import type { MerchantPermission } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import type { Permission } from '@ironsouq/contract/permission'
import type { NoticeGroup } from '@ironsouq/contract/platform/notification/notification.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Key, Values } from '@ironsouq/i18n/messages'
import type { Ctx } from '#kernel/ctx.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'
import type { EventKind, EventMeta } from './events.ts'

type Titled<K extends Key = Key> = K extends `notification.${infer Kind}Title` ? Kind : never

/** The kinds that the packs have a title and a body for: any other kind does not compile. */
export type NoticeKind = {
  [Kind in Titled]: `notification.${Kind}Body` extends Key ? Kind : never
}[Titled]

/** The kinds that the packs also have a name for: people of the portals choose by it what they get as email. */
export type PortalNoticeKind = {
  [Kind in NoticeKind]: `notification.${Kind}Name` extends Key ? Kind : never
}[NoticeKind]

/** Ids, amounts and times that fill the words of a notice; never text that a user wrote. */
export type NoticeFacts = Readonly<Record<string, string>>

/** An event as a consumer receives it; a consumer that runs late reads the same time `at`. */
export type Occurred<Payload extends object> = Payload & EventMeta

/** Member ids. An async iterable is read in batches, so it may yield any number of members. */
export type Recipients = readonly string[] | AsyncIterable<string>

/** Who reads a notification. */
export interface NoticeReader {
  locale: LocaleCode
  timeZone: string
  /** An amount in the reader's currency; `both` has the own currency beside it. */
  money: Record<'text' | 'both', (money: Money) => string>
  /** The title of a machine in the reader's language, also when the machine is no longer listed. */
  machine: (deviceId: string | undefined) => string
}

/**
 * Something that people are notified of when an event happens. The feature that owns the event
 * declares it in `<noun>.notices.ts` and lists it in `<noun>.feature.ts`. The title and body are
 * the pack keys `notification.<kind>Title` and `notification.<kind>Body`.
 */
interface NoticeOn<Payload extends object, Facts extends NoticeFacts> {
  on: EventKind<Payload>
  /** Undefined means that there is nothing to notify of. */
  facts(ctx: Ctx, event: Occurred<Payload>): Facts | undefined | Promise<Facts | undefined>
  /** Where the notification leads: a path of the site without a language, or one of the portal. */
  link(facts: Facts): string
  /** The values of the words' placeholders, besides `at`. Without it these are the facts. */
  words?(facts: Partial<Facts>, reader: NoticeReader): Values
  /**
   * The email to one person, written when it is sent: `ctx.locale` is the person's language.
   * Undefined means that it is no longer true or no longer wanted, so no email is sent.
   */
  mail?(
    ctx: Ctx,
    event: Occurred<Payload>,
    recipientId: string,
  ): EmailBody | undefined | Promise<EmailBody | undefined>
}

/** For members. */
export interface Notice<
  Payload extends object = object,
  Facts extends NoticeFacts = NoticeFacts,
> extends NoticeOn<Payload, Facts> {
  kind: NoticeKind
  group: NoticeGroup
  /**
   * The consent that it needs, separately for notifications and for email. An email that needs consent also needs a
   * verified address. A topic of the member's own purchases needs none, but its email can be switched off. Without a
   * topic it concerns the member's own account and is always sent.
   */
  topic?: Topic
  to(ctx: Ctx, event: Occurred<Payload>): Recipients | Promise<Recipients>
}

interface SellerPeople<Payload extends object> {
  audience: 'merchant'
  permission: MerchantPermission
  sellers(ctx: Ctx, event: Occurred<Payload>): readonly string[] | Promise<readonly string[]>
}

interface StaffPeople {
  audience: 'staff'
  permission: Permission
}

/**
 * For people of the portals, who switch the email of each kind on and off by its name, the pack key
 * `notification.<kind>Name`; the notification itself stays.
 */
export interface PortalNotice<
  Payload extends object = object,
  Facts extends NoticeFacts = NoticeFacts,
> extends NoticeOn<Payload, Facts> {
  kind: PortalNoticeKind
  to: SellerPeople<Payload> | StaffPeople
}

/** The active people of these sellers whose role allows something. */
export const sellersWith = <Payload extends object>(
  permission: MerchantPermission,
  sellers: (ctx: Ctx, event: Occurred<Payload>) => readonly string[] | Promise<readonly string[]>,
): SellerPeople<Payload> => ({ audience: 'merchant', permission, sellers })

/** The active people of staff whose roles allow something. */
export const staffWith = (permission: Permission): StaffPeople => ({
  audience: 'staff',
  permission,
})

/** `to` is a function for members, or the people of a portal: `sellersWith`, `staffWith`. */
export function notice<Payload extends object, Facts extends NoticeFacts>(
  n: Notice<Payload, Facts>,
): Notice<Payload, Facts>
export function notice<Payload extends object, Facts extends NoticeFacts>(
  n: PortalNotice<Payload, Facts>,
): PortalNotice<Payload, Facts>
export function notice(n: AnyNotice): AnyNotice {
  return n
}

/** An element of a list of notices, which differ in their readers and in the types of their event and facts. */
export type AnyNotice = Notice | PortalNotice

export const isPortalNotice = (n: AnyNotice): n is PortalNotice => typeof n.to !== 'function'

export const isMemberNotice = (n: AnyNotice): n is Notice => typeof n.to === 'function'

/** The task that writes the notifications of this kind: `notification.write-price-cut`. */
export const noticeTask = (kind: NoticeKind): string =>
  `notification.write-${kind.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`
