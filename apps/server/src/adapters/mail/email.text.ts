import type { Email, EmailMachine, EmailPart } from '#kernel/ports/mail.ts'

const machineLines = ({ title, facts, price, change, url }: EmailMachine): string =>
  [title, facts, [price, change].filter(Boolean).join(', '), url].join('\n')

function linesOf(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return part.code
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'note':
      return `${part.lead} ${part.text}`
    case 'action':
      return `${part.label}:\n${part.url}`
    case 'machines':
      return [part.heading, ...part.machines.map(machineLines)].join('\n\n')
  }
}

/** The plain-text alternative of the email. */
export function textOf({ heading, parts, reason, unsubscribe }: Omit<Email, 'to'>): string {
  const end = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []
  return `${[heading, ...parts.map(linesOf), reason, ...end].join('\n\n')}\n`
}
