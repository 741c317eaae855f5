/** A part of an email, in the reader's language. */
export type EmailPart =
  | { kind: 'text'; text: string }
  /** Digits to be typed somewhere. */
  | { kind: 'code'; code: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** A caution; its first words are emphasised. */
  | { kind: 'note'; lead: string; text: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'machines'; heading: string; machines: readonly EmailMachine[] }

/** A machine in a list of an email. */
export interface EmailMachine {
  title: string
  url: string
  /** An absolute address; null without a picture. */
  picture: string | null
  /** Year, hours and place. */
  facts: string
  price: string
  /** What has changed about its price. */
  change: string
}

/** An appointment that comes with an email. */
export interface CalendarEntry {
  method: 'REQUEST' | 'CANCEL'
  /** The same for every email about one appointment. */
  uid: string
  /** Higher with every change: a calendar keeps the highest. */
  sequence: number
  /** When this state of it came to be. */
  stamp: Date
  start: Date
  end: Date
  summary: string
  location: string
  description: string
}

export interface Email {
  /** The same for every attempt to send one email: a mail client shows it once. */
  messageId: string
  to: string
  subject: string
  language: { bcp47: string; dir: 'ltr' | 'rtl' }
  /** What a list of mails shows after the subject. */
  preview: string
  heading: string
  parts: readonly EmailPart[]
  /** Why it was sent, in small print at the end. */
  reason: string
  /** With one click: the address ends the emails when a mail client posts to it [RFC 8058]. */
  unsubscribe?: { label: string; url: string; isOneClick?: boolean }
  calendar?: CalendarEntry
  /** Where answers go; without it they go to the sender, whom no one reads. */
  replyTo?: string
}

/** The content of an email; its sender adds recipient and message id. */
export type EmailBody = Omit<Email, 'messageId' | 'to' | 'language'>

export interface MailPort {
  send(email: Email): Promise<void>
}
