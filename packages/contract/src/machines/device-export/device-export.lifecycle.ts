import { lifecycle } from '../../lifecycle.ts'

/** A file of machines for staff, from the request until its download ends. */
// oxfmt-ignore
export const deviceExportLifecycle = lifecycle('device_export', {
  states: ['asked', 'ready', 'expired'],
  initial: 'asked',
  final: ['expired'],
  moves: [
    // action  from                to         by
    ['write',  ['asked'],          'ready',   ['system']],
    ['expire', ['asked', 'ready'], 'expired', ['system']],
  ],
})

export type DeviceExportState = (typeof deviceExportLifecycle.states)[number]
