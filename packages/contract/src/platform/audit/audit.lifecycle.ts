import { lifecycle } from '../../lifecycle.ts'

/** A file of audit entries, from the request until it is deleted. */
// oxfmt-ignore
export const auditExportLifecycle = lifecycle('audit_export', {
  states: ['asked', 'ready', 'expired'],
  initial: 'asked',
  final: ['expired'],
  moves: [
    // action  from                to         by
    ['write',  ['asked'],          'ready',   ['system']],
    ['expire', ['asked', 'ready'], 'expired', ['system']],
  ],
})
